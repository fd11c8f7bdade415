export interface WidthFault {
  readonly name: string
  readonly html: string
  readonly rule: string
  readonly element: string
  readonly sentence: string
  /** Needs its own page, because it covers other elements. */
  readonly isAlone?: true
}

/** The font is monospaced, so widths are predictable. */
export const PAGE_STYLE = `
  body { margin: 0; font: 16.6px/24px 'Liberation Mono', monospace; overflow-wrap: anywhere }
  *, h1, button, input, select { box-sizing: border-box; font: inherit; letter-spacing: 0; margin: 0; padding: 0; border: 0 }`

export const WIDTH_FAULTS: readonly WidthFault[] = [
  {
    name: 'a heading in a narrow column',
    html: '<div style="inline-size: 25vw"><h2>Our Photographers</h2></div>',
    rule: 'broken-word',
    element: 'h2 “Our Photographers”',
    sentence: '“Photographers” is broken.',
  },
  {
    name: 'a button of a few letters',
    html: '<button type="button" style="inline-size: 60px">Subscribe</button>',
    rule: 'broken-word',
    element: 'button “Subscribe”',
    sentence: 'at 101 widths from 320 to 1920 px: “Subscribe” is broken.',
  },
  {
    name: 'a price in a cell that is too narrow at some widths',
    html: '<style>.cell { inline-size: 50px } @media (min-width: 640px) { .cell { inline-size: 90px } }</style><table><tr><td class="cell" style="display: block">₹28,000</td></tr></table>',
    rule: 'broken-word',
    element: 'td.cell “₹28,000”',
    sentence: 'at 20 widths from 320 to 624 px: “₹28,000” is broken.',
  },
  {
    name: 'a word that is marked in part',
    html: '<p style="inline-size: 61px"><b>Pre</b><mark>pay</mark>ment for <i>pho</i>to</p>',
    rule: 'broken-word',
    element: 'p “Prepayment for photo”',
    sentence: 'at 101 widths from 320 to 1920 px: “Prepayment” is broken.',
  },
  {
    name: 'a box of one line around two',
    html: '<div class="badge" style="inline-size: 50vw; block-size: 24px; overflow: hidden">A weekday morning at noon</div>',
    rule: 'cut-off',
    element: 'div.badge “A weekday morning at noon”',
    sentence: 'It is cut off by div.badge.',
  },
  {
    name: 'an ellipsis',
    html: '<h3 style="inline-size: 50vw; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">The Rajwada Courtyard</h3>',
    rule: 'cut-off',
    element: 'h3 “The Rajwada Courtyard”',
    sentence: 'It ends in an ellipsis.',
  },
  {
    name: 'a field narrower than its words',
    html: '<input placeholder="Your email address" style="inline-size: 20vw">',
    rule: 'cut-off',
    element: 'input “Your email address”',
    sentence: 'It is wider than its field.',
  },
  {
    name: 'a label over a name',
    html: '<div style="position: relative; inline-size: 40vw"><p>Golden Hour</p><small style="position: absolute; inset-block-start: 0; inset-inline-end: 0">Sold out</small></div>',
    rule: 'overlap',
    element: 'p “Golden Hour”',
    sentence: 'It and small “Sold out” overlap.',
  },
  {
    name: 'a card wider than its column',
    html: '<section class="column" style="inline-size: 50vw"><article class="card" style="inline-size: 300px">Meadow</article></section>',
    rule: 'outside-parent',
    element: 'article.card “Meadow”',
    sentence: 'at 18 widths from 320 to 592 px: It reaches out of section.column (right).',
  },
  {
    name: 'words that do not wrap in a button',
    html: '<button type="button" class="press" style="inline-size: 30vw; white-space: nowrap">Proceed to checkout</button>',
    rule: 'outside-parent',
    element: 'button.press “Proceed to checkout”',
    sentence: 'Its text reaches out of button.press',
  },
  {
    name: 'a row wider than a phone',
    html: '<div class="row" style="inline-size: 500px">Wide</div>',
    rule: 'beyond-the-sides',
    element: "div.row 'Wide'",
    sentence: 'at 12 widths from 320 to 496 px: It reaches beyond the sides of the window.',
  },
  {
    name: 'balance that is asked of a part of a line',
    html: '<h4 style="inline-size: 20ch"><span style="text-wrap: balance">Four days on a farm and one</span></h4>',
    rule: 'hanging-word',
    element: 'span “Four days on a farm and one”',
    sentence: '“one” hangs alone on the last line.',
  },
  {
    name: 'a bar that stays over the links',
    html: `<div class="bar" style="position: sticky; inset-block-start: 0; block-size: 200px; background: #eee">Bar</div>${'<p style="block-size: 100px"><a href="#top">Link</a></p>'.repeat(40)}`,
    rule: 'covered-focus',
    element: 'a “Link”',
    sentence: 'div.bar covers it when it has focus.',
    isAlone: true,
  },
]

const links = '<p style="block-size: 100px"><a href="#top">Link</a></p>'.repeat(40)

/** Samples that look broken but are not. */
export const CLEAN: readonly Pick<WidthFault, 'name' | 'html' | 'isAlone'>[] = [
  {
    name: 'words that wrap, soft hyphens, hyphens, prices of several text nodes',
    html: '<h1 style="inline-size: 100px">Two words of Cine&shy;mato&shy;graphers, pre-paid and/or</h1><p style="inline-size: 100px">Two <b>words</b> or <b>pre</b>paid <b>Aperture</b> <i>Acres</i>, asha.rao<wbr>@mail.in</p><button type="button" style="inline-size: 110px">Add to cart</button><p>H<small>2</small>O and <big>Big</big></p>',
  },
  {
    name: 'words for screen readers, hidden words, closed panels',
    html: '<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)">Never seen by anybody</p><p hidden>Photographers</p><div style="block-size: 0; overflow: hidden"><p>Closed</p></div><p style="inline-size: 20px; opacity: 0">Transparent</p>',
  },
  {
    name: 'what scrolls: a row of cards, a table',
    html: '<div style="overflow-x: auto" tabindex="0"><ul style="display: flex; padding: 0"><li style="flex: none; inline-size: 900px">One</li><li style="flex: none; inline-size: 900px">Other</li></ul></div>',
  },
  {
    name: 'what is placed on purpose: a badge on a corner, a picture to the edges, a picture cut to its frame',
    html: '<div style="position: relative; margin: 20px; inline-size: 200px">Set<span style="position: absolute; inset-block-start: -10px; inset-inline-end: -10px">2</span></div><section style="padding-inline: 16px"><div style="margin-inline: -16px">Bleed</div></section><div style="inline-size: 50px; block-size: 50px; overflow: hidden"><img alt="" style="inline-size: 90px; block-size: 90px"></div>',
  },
  {
    name: 'balance, also of words that cannot share a line',
    html: '<h2 style="text-wrap: balance; inline-size: 50vw">Twelve sets on one farm near the city</h2><h2 style="text-wrap: balance; inline-size: 170px">Cinematographers available</h2>',
  },
  {
    name: 'more lines than a browser balances',
    html: '<h2 style="text-wrap: balance; inline-size: 10ch">Meadow and mist and morning and a gate and geese and goats and Sun is set</h2>',
  },
  {
    name: 'a dialog, a bar and a menu over the page',
    html: `<p>Golden Hour and everything that is on the page</p><div role="dialog" aria-label="Sheet" style="position: fixed; inset: 0">A dialog over it</div><div style="position: fixed; inset-block-end: 0">A bar</div>`,
    isAlone: true,
  },
  {
    name: 'a bar that leaves room for focus',
    html: `<style>html { scroll-padding-block-start: 220px }</style><div style="position: sticky; inset-block-start: 0; block-size: 200px; background: #eee">Bar</div>${links}`,
    isAlone: true,
  },
  {
    name: 'lines closer than their letters are high',
    html: '<h1 style="font-size: 60px; line-height: 0.9">Meadow and<br>mist</h1>',
  },
]
