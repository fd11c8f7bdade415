import type { Locator, Page } from 'playwright'
import type { CallName } from '../api/contract/calls.ts'
import type { ScenarioId } from '../../mocks/scenarios.ts'

type Find = (page: Page) => Locator

export interface Step {
  readonly name: string
  /** Pressed with a mouse, or focused if there is a key. */
  readonly on?: Find
  readonly key?: 'Escape' | 'ArrowDown'
  readonly shows: Find
  /** A call that it waits for; then the time from the response to the last change is measured, too. */
  readonly answer?: CallName
}

export interface Journey {
  readonly path: string
  readonly device: 'phone' | 'desk'
  readonly scenario?: ScenarioId
  readonly steps: readonly Step[]
}

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name })
const dialog =
  (name: string): Find =>
  (page) =>
    page.getByRole('dialog', { name })
const inBanner =
  (role: 'button' | 'link', name: string | RegExp): Find =>
  (page) =>
    page.getByRole('banner').getByRole(role, { name }).first()
const heart =
  (pressed: boolean): Find =>
  (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /to the plan$/, pressed })
      .nth(pressed ? 0 : 4)

const outfits = (scenario: ScenarioId): Journey => ({
  path: '/outfits',
  device: 'desk',
  scenario,
  steps: [
    {
      name: 'choose for whom',
      on: (page) => page.getByRole('radiogroup').getByRole('radio').nth(1),
      shows: (page) => page.getByRole('list', { name: 'Chosen filters' }),
      answer: 'GetOutFits',
    },
    {
      name: 'sort',
      on: (page) => page.getByRole('combobox', { name: 'Sort by' }),
      key: 'ArrowDown',
      shows: button('Show more'),
    },
    { name: 'show more', on: button('Show more'), shows: (page) => page.getByText(/^48 of /) },
  ],
})

export const JOURNEYS: readonly Journey[] = [
  {
    path: '/',
    device: 'phone',
    steps: [
      { name: 'open the menu', on: button('Open menu'), shows: dialog('Menu') },
      { name: 'close it by Escape', key: 'Escape', shows: button('Open menu') },
      {
        name: 'open the mini cart',
        on: button(/^Cart,/),
        shows: (page) => page.getByRole('heading', { name: 'Your cart' }),
      },
    ],
  },
  {
    path: '/',
    device: 'desk',
    steps: [
      { name: 'open Book Now', on: inBanner('button', 'Book Now'), shows: inBanner('link', /wedding/i) },
      { name: 'open the mega menu', on: inBanner('button', 'Add On Services'), shows: inBanner('link', /outfits/i) },
    ],
  },
  {
    path: '/',
    device: 'desk',
    steps: [
      {
        name: 'follow a link to another page',
        on: (page) => page.getByRole('contentinfo').getByRole('link', { name: "FAQ's" }),
        shows: (page) => page.getByRole('heading', { level: 1, name: 'Good questions' }),
      },
    ],
  },
  {
    path: '/pricing/pre-wedding-maternity',
    device: 'phone',
    steps: [
      { name: 'open the booking dialog', on: button('Add package Golden Hour'), shows: dialog('Golden Hour') },
      {
        name: 'next month in the calendar',
        on: button('Next month'),
        shows: (page) => page.getByRole('gridcell').first(),
      },
      {
        name: 'pick a day',
        on: (page) =>
          page
            .getByRole('gridcell')
            .getByRole('button', { name: /, Available/ })
            .first(),
        // Until it is closed, the calendar takes the Escape of the next step.
        shows: (page) => page.getByRole('combobox', { name: 'Shoot date', expanded: false }),
      },
      { name: 'close the dialog', key: 'Escape', shows: button('Add package Golden Hour') },
    ],
  },
  {
    path: '/faqs',
    device: 'phone',
    steps: [
      {
        name: 'open an answer',
        on: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').nth(1),
        shows: (page) => page.getByRole('main').getByRole('button', { expanded: true }).first(),
      },
    ],
  },
  outfits('big-catalogue'),
  outfits('huge-catalogue'),
  {
    path: '/outfits?page=9',
    device: 'phone',
    scenario: 'big-catalogue',
    steps: [{ name: 'a heart among 216 cards', on: heart(false), shows: heart(true) }],
  },
]
