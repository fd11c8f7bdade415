/** Small faults for the self-test, each planted into one drawn story. `change` runs in the page. */
import type { ModeName } from '../../.storybook/modes.ts'

export interface Mutation {
  readonly what: string
  readonly story: string
  readonly mode: ModeName
  /** A selector; its first match is changed. */
  readonly at: string
  readonly change: (element: HTMLElement, told: string) => void
  readonly told: string
}

type Change = Mutation['change']

/** One step of 255 in one channel of a `#rrggbb`. */
const oneStep: Change = (root, token) => {
  const colour = getComputedStyle(root).getPropertyValue(token).trim()
  const short = /^#(.)(.)(.)$/.exec(colour)
  const [red = 0, green = 0, blue = 0] = (
    short ? short.slice(1).map((digit) => digit + digit) : (colour.slice(1).match(/../g) ?? [])
  ).map((pair) => Number.parseInt(pair, 16))
  root.style.setProperty(token, `rgb(${red} ${green > 127 ? green - 1 : green + 1} ${blue})`)
}
/** `property: value` on the element. */
const style: Change = (element, told) => {
  const [property = '', value = ''] = told.split(': ')
  element.style.setProperty(property, value, 'important')
}
const gone: Change = (element) => element.remove()
const words: Change = (element, told) => {
  element.textContent = told
}
const attribute: Change = (element, told) => {
  const [name = '', value = ''] = told.split('=')
  element.setAttribute(name, value)
}

const CELL = '#storybook-root figure > figcaption + *'
const BADGE = 'components-badge--states'
const BUTTON = 'components-button--states'
const ALERT = 'components-alert--states'
const FIELD = 'components-textfield--states'
const PRICE = 'components-price--states'
const CHECK = 'components-checkbox--states'
const TABS = 'components-tabs--states'
const PAGES = 'components-pagination--states'
const STEPS = 'components-steps--states'
const CARD = 'components-packagecard--row'
const DAY = 'components-availabilitybadge--states'
const TURNS = 'components-carousel--with-indicators'
const HEADER = 'components-header--guest'

const token = (name: string, story: string, mode: ModeName = 'desktop'): Mutation => ({
  what: `${name} one step off`,
  story,
  mode,
  at: ':root',
  change: oneStep,
  told: `--aa-${name}`,
})
const look = (what: string, story: string, told: string, at = CELL, mode: ModeName = 'desktop'): Mutation => ({
  what,
  story,
  mode,
  at,
  change: style,
  told,
})
const without = (what: string, story: string, at: string, mode: ModeName = 'desktop'): Mutation => ({
  what,
  story,
  mode,
  at,
  change: gone,
  told: '',
})

export const MUTATIONS: readonly Mutation[] = [
  token('border-control', BADGE),
  token('border-control', FIELD),
  token('border-hairline', CARD),
  token('surface-canvas', PRICE),
  token('surface-canvas', TABS, 'dark'),
  token('surface-raised', FIELD, 'dark phone'),
  token('surface-sunken', BADGE, 'tablet'),
  token('ink-default', PRICE, 'phone'),
  token('action-bg', BUTTON),
  token('action-border', BUTTON, 'high contrast'),
  token('action-selected-bg', PAGES),
  token('success-border', ALERT),
  token('success-bg', ALERT, 'dark tablet'),
  token('availability-sold-border', DAY),
  token('availability-sold-border', DAY, 'dark'),
  token('availability-available-bg', DAY, 'high contrast phone'),
  look('A badge 1 px to the right', BADGE, 'translate: 1px 0'),
  look('A badge 1 px lower', BADGE, 'translate: 0 1px', CELL, 'dark phone'),
  look('An availability badge 1 px to the right', DAY, 'translate: 1px 0'),
  look('An availability badge 1 px lower', DAY, 'translate: 0 1px', CELL, 'dark phone'),
  look('A badge’s border 1 px thicker on one side', BADGE, 'border-inline-end-width: 2px'),
  look('A badge that is less round', BADGE, 'border-radius: 12px'),
  look('A button less round by 1 px', BUTTON, 'border-radius: 5px'),
  look('A button’s text of another weight', BUTTON, 'font-weight: 640'),
  look('A button’s text wider apart', BUTTON, 'letter-spacing: 0.02em'),
  look('A button’s border twice as thick', BUTTON, 'border-width: 2px', CELL, 'forced colours'),
  look('A field’s border dashed', FIELD, 'border-style: dashed', `${CELL} input`, 'forced colours'),
  look('A field’s label 1 px smaller', FIELD, 'font-size: 15px', `${CELL} label`),
  look('A field with 1 px more below it', FIELD, 'margin-block-end: 1px', `${CELL} input`, 'large text'),
  look('A price a little see-through', PRICE, 'opacity: 0.98', `${CELL} p`),
  look('A list price that is not struck through', PRICE, 'text-decoration: none', `${CELL} s`),
  look('A checkbox 1 px nearer to its words', CHECK, 'margin-inline-end: -1px', `${CELL} input`),
  look('A tab with square corners', TABS, 'border-radius: 0', `${CELL} button, #storybook-root [role=tab]`, 'phone'),
  look('A card with 1 px of padding', CARD, 'padding: 1px', '#storybook-root article'),
  look('A card’s heading in another family', CARD, 'font-family: serif', '#storybook-root h3', 'tablet'),
  look('A picture cut elsewhere', CARD, 'object-position: 0 0', '#storybook-root article img', 'phone'),
  look('A header 1 px taller', HEADER, 'padding-block-end: 1px', '#storybook-root header', 'right to left'),
  look('Steps without their ticks’ colour', STEPS, 'color: rgb(26 86 68)', `${CELL} svg`),
  without('An alert without its icon', ALERT, `${CELL} svg`),
  without('An availability badge without its icon', DAY, `${CELL} svg`, 'tablet'),
  without('A carousel without one of its dots', TURNS, '#storybook-root [aria-label="Set 2 of 4"]', 'less motion'),
  without('A page number missing', PAGES, `${CELL} li:nth-child(3)`, 'phone'),
  without('A header without its logo', HEADER, '#storybook-root header svg', 'phone'),
  { what: 'A full stop more', story: BADGE, mode: 'desktop', at: `${CELL} span`, change: words, told: 'Paid.' },
  { what: 'O for 0 in a price', story: PRICE, mode: 'desktop', at: `${CELL} p > span`, change: words, told: '₹24,50O' },
  {
    what: 'A button that is disabled',
    story: BUTTON,
    mode: 'desktop',
    at: CELL,
    change: attribute,
    told: 'aria-disabled=true',
  },
  {
    what: 'A field that is invalid',
    story: FIELD,
    mode: 'desktop',
    at: `${CELL} input`,
    change: attribute,
    told: 'aria-invalid=true',
  },
  { what: 'The other direction', story: STEPS, mode: 'desktop', at: CELL, change: attribute, told: 'dir=rtl' },
]
