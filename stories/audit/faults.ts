import type { Engine } from './types.ts'

export interface Fault {
  readonly name: string
  readonly html: string
  readonly engine: Exclude<Engine, 'widths'>
  readonly rule: string
  /** Needs its own page, because it moves or covers other elements. */
  readonly isAlone?: true
}

const NIGHT = 'background: linear-gradient(#fff, #777)'

export const FAULTS: readonly Fault[] = [
  {
    name: 'a field without a label',
    html: '<input type="text" name="who" style="inline-size: 90px; block-size: 44px">',
    engine: 'axe',
    rule: 'label',
  },
  {
    name: 'grey on white',
    html: '<p style="color: #999; background: #fff">Hardly to be read</p>',
    engine: 'axe',
    rule: 'color-contrast',
  },
  {
    name: 'a field without a label',
    html: '<input type="text" name="who" style="inline-size: 90px; block-size: 44px">',
    engine: 'ibm',
    rule: 'input_label_exists',
  },
  {
    name: 'a button in a link',
    html: '<a href="/">To <button type="button" style="inline-size: 90px; block-size: 44px">press</button></a>',
    engine: 'html',
    rule: 'element-permitted-content',
  },
  { name: 'an id given twice', html: '<p id="same">One</p><p id="same">Other</p>', engine: 'html', rule: 'no-dup-id' },
  {
    name: 'a box of 500 px',
    html: '<div style="inline-size: 500px">Wide</div>',
    engine: 'reflow',
    rule: 'beyond-the-sides',
    isAlone: true,
  },
  {
    name: 'a bar that leaves the window',
    html: '<aside style="position: fixed; inset-block-start: 0"><p style="block-size: 300px">Long</p><p>Never seen</p></aside>',
    engine: 'reflow',
    rule: 'out-of-reach',
    isAlone: true,
  },
  {
    name: 'a bar over the page',
    html: '<aside style="position: fixed; inset-inline: 0; inset-block-end: 0; block-size: 200px">In the way</aside>',
    engine: 'reflow',
    rule: 'covered',
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
    name: 'a button of 20 px',
    html: '<button type="button" style="inline-size: 20px; block-size: 20px; padding: 0">+</button>',
    engine: 'targets',
    rule: 'target-size',
  },
  {
    name: 'light on a bright picture',
    html: `<p style="color: #eee; ${NIGHT}; block-size: 60px">Hardly to be read</p>`,
    engine: 'pictures',
    rule: 'contrast',
  },
]
