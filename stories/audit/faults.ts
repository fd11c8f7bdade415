import type { Engine } from './report.ts'

export interface Fault {
  readonly name: string
  readonly html: string
  readonly engine: Engine
  readonly rule: string
  /** Part of what the finding says: its element and its sentence. */
  readonly says?: string
  /** Needs its own page, because it moves or covers other elements. */
  readonly isAlone?: true
}

export const FAULTS: readonly Fault[] = [
  { name: 'a field without a label', html: '<input type="text" name="who">', engine: 'axe', rule: 'label' },
  {
    name: 'grey on white',
    html: '<p style="color: #999; background: #fff">Hardly to be read</p>',
    engine: 'axe',
    rule: 'color-contrast',
  },
  {
    name: 'a button in a link',
    html: '<a href="/">To <button type="button">press</button></a>',
    engine: 'html',
    rule: 'element-permitted-content',
  },
  { name: 'an id given twice', html: '<p id="same">One</p><p id="same">Other</p>', engine: 'html', rule: 'no-dup-id' },
  {
    name: 'a bar that leaves the window',
    html: '<aside style="position: fixed; inset-block-start: 0"><p style="block-size: 300px">Long</p><p>Never seen</p></aside>',
    engine: 'zoom',
    rule: 'out-of-reach',
    isAlone: true,
  },
  {
    name: 'a line as high as its letters',
    html: '<p style="inline-size: 200px; block-size: 20px; overflow: hidden; line-height: 20px; margin: 0">Just the width of a box</p>',
    engine: 'spacing',
    rule: 'cut-off',
  },
  {
    name: 'words beside each other by number',
    html: '<div style="display: flex; font-family: monospace"><span style="inline-size: 11ch; flex: none; white-space: nowrap">Golden Hour</span><span>Night</span></div>',
    engine: 'spacing',
    rule: 'overlap',
  },
  {
    name: 'a row without a break',
    html: '<p style="white-space: nowrap; inline-size: max-content">Thirty minutes on each of the sets</p>',
    engine: 'spacing',
    rule: 'beyond-the-sides',
  },
  {
    name: 'light on a bright picture',
    html: `<p style="color: #eee; background: linear-gradient(#fff, #777); block-size: 60px">Hardly to be read</p>`,
    engine: 'pictures',
    rule: 'contrast',
  },
]

/** The font is monospaced, so widths are predictable. */
export const WIDTHS_STYLE = `
  body { margin: 0; font: 16.6px/24px 'Liberation Mono', monospace; overflow-wrap: anywhere }
  *, h1, button, input, select { box-sizing: border-box; font: inherit; letter-spacing: 0; margin: 0; padding: 0; border: 0 }`

export const WIDTH_FAULTS: readonly Omit<Fault, 'engine'>[] = [
  {
    name: 'a heading in a narrow column',
    html: '<div style="inline-size: 25vw"><h2>Our Photographers</h2></div>',
    rule: 'broken-word',
    says: 'px: “Photographers” is broken.',
  },
  {
    name: 'a button of a few letters',
    html: '<button type="button" style="inline-size: 60px">Subscribe</button>',
    rule: 'broken-word',
    says: 'button “Subscribe” at 101 widths from 320 to 1920 px: “Subscribe” is broken.',
  },
  {
    name: 'a price in a cell that is too narrow at some widths',
    html: '<style>.cell { inline-size: 50px } @media (min-width: 640px) { .cell { inline-size: 90px } }</style><table><tr><td class="cell" style="display: block">₹28,000</td></tr></table>',
    rule: 'broken-word',
    says: 'td.cell “₹28,000” at 20 widths from 320 to 624 px: “₹28,000” is broken.',
  },
  {
    name: 'a word that is marked in part',
    html: '<p style="inline-size: 61px"><b>Pre</b><mark>pay</mark>ment for <i>pho</i>to</p>',
    rule: 'broken-word',
    says: 'p “Prepayment for photo” at 101 widths from 320 to 1920 px: “Prepayment” is broken.',
  },
  {
    name: 'a box of one line around two',
    html: '<div class="badge" style="inline-size: 50vw; block-size: 24px; overflow: hidden">A weekday morning at noon</div>',
    rule: 'cut-off',
    says: 'px: It is cut off by div.badge.',
  },
  {
    name: 'an ellipsis',
    html: '<h3 style="inline-size: 50vw; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">The Rajwada Courtyard</h3>',
    rule: 'cut-off',
    says: 'px: It ends in an ellipsis.',
  },
  {
    name: 'a field narrower than its words',
    html: '<input placeholder="Your email address" style="inline-size: 20vw">',
    rule: 'cut-off',
    says: 'px: It is wider than its field.',
  },
  {
    name: 'a label over a name',
    html: '<div style="position: relative; inline-size: 40vw"><p>Golden Hour</p><small style="position: absolute; inset-block-start: 0; inset-inline-end: 0">Sold out</small></div>',
    rule: 'overlap',
    says: 'px: It and small “Sold out” overlap.',
  },
  {
    name: 'a card wider than its column',
    html: '<section class="column" style="inline-size: 50vw"><article class="card" style="inline-size: 300px">Meadow</article></section>',
    rule: 'outside-parent',
    says: 'article.card “Meadow” at 18 widths from 320 to 592 px: It reaches out of section.column (right).',
  },
  {
    name: 'words that do not wrap in a button',
    html: '<button type="button" class="press" style="inline-size: 30vw; white-space: nowrap">Proceed to checkout</button>',
    rule: 'outside-parent',
    says: 'px: Its text reaches out of button.press',
  },
  {
    name: 'a row wider than a phone',
    html: '<div class="row" style="inline-size: 500px">Wide</div>',
    rule: 'beyond-the-sides',
    says: "div.row 'Wide' at 12 widths from 320 to 496 px: It reaches beyond the sides of the window.",
  },
  {
    name: 'balance that is asked of a part of a line',
    html: '<h4 style="inline-size: 20ch"><span style="text-wrap: balance">Four days on a farm and one</span></h4>',
    rule: 'hanging-word',
    says: 'px: “one” hangs alone on the last line.',
  },
  {
    name: 'a bar that stays over the links',
    html: `<div class="bar" style="position: sticky; inset-block-start: 0; block-size: 200px; background: #eee">Bar</div>${'<p style="block-size: 100px"><a href="#top">Link</a></p>'.repeat(40)}`,
    rule: 'covered-focus',
    says: 'px: div.bar covers it when it has focus.',
    isAlone: true,
  },
]
