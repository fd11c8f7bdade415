import type { Locator, Page } from 'playwright'
import type { CallName } from '../api/contract/calls.ts'
import type { ScenarioId } from '../../mocks/scenarios.ts'

export interface Step {
  readonly name: string
  press(page: Page): Promise<void>
  shows(page: Page): Locator
  /** A call that it waits for; then the time from the response to the last change is measured, too. */
  readonly answer?: CallName
}

export interface Journey {
  readonly path: string
  readonly device: 'phone' | 'desk'
  readonly scenario?: ScenarioId
  /** Presses while the app is still loading. */
  readonly isEarly?: true
  readonly steps: readonly Step[]
}

const PRICING = '/pricing/pre-wedding-maternity'

/**
 * Presses with the pointer on the button already. `force` leaves out Playwright's test of whether the button is covered,
 * which would take 10 ms of the press.
 */
async function press(button: Locator): Promise<void> {
  await button.hover()
  await button.click({ force: true })
}

const addPackage: Step = {
  name: 'open the booking dialog',
  press: (page) => press(page.getByRole('button', { name: 'Add package Golden Hour' })),
  shows: (page) => page.getByRole('dialog', { name: 'Golden Hour' }),
}

const openMenu: Step = {
  name: 'open the menu',
  press: (page) => press(page.getByRole('button', { name: 'Open menu' })),
  shows: (page) => page.getByRole('dialog', { name: 'Menu' }),
}

const outfits = (scenario: ScenarioId): Journey => ({
  path: '/outfits',
  device: 'desk',
  scenario,
  steps: [
    {
      name: 'choose for whom',
      press: (page) => press(page.getByRole('radiogroup').getByRole('radio').nth(1)),
      shows: (page) => page.getByRole('list', { name: 'Chosen filters' }),
      answer: 'GetOutFits',
    },
    {
      name: 'sort',
      async press(page) {
        await page.getByRole('combobox', { name: 'Sort by' }).focus()
        await page.keyboard.press('ArrowDown')
      },
      shows: (page) => page.getByRole('button', { name: 'Show more' }),
    },
    {
      name: 'show more',
      press: (page) => press(page.getByRole('button', { name: 'Show more' })),
      shows: (page) => page.getByText(/^48 of /),
    },
  ],
})

const hearts = (device: Journey['device']): Journey => ({
  path: '/outfits?page=9',
  device,
  scenario: 'big-catalogue',
  steps: [
    {
      name: 'a heart among 216 cards',
      press: (page) =>
        press(
          page
            .getByRole('main')
            .getByRole('button', { name: /to the plan$/ })
            .nth(4),
        ),
      shows: (page) => page.getByRole('main').getByRole('button', { name: /to the plan$/, pressed: true }),
    },
  ],
})

export const JOURNEYS: readonly Journey[] = [
  {
    path: '/',
    device: 'phone',
    steps: [
      openMenu,
      {
        name: 'close it by Escape',
        press: (page) => page.keyboard.press('Escape'),
        shows: (page) => page.getByRole('button', { name: 'Open menu' }),
      },
      {
        name: 'open the mini cart',
        press: (page) => press(page.getByRole('button', { name: /^Cart,/ })),
        shows: (page) => page.getByRole('heading', { name: 'Your cart' }),
      },
    ],
  },
  {
    path: '/',
    device: 'phone',
    isEarly: true,
    steps: [{ ...openMenu, name: 'open the menu before the app is there' }],
  },
  {
    path: '/',
    device: 'desk',
    steps: [
      {
        name: 'open Book Now',
        press: (page) => press(page.getByRole('banner').getByRole('button', { name: 'Book Now' })),
        shows: (page) =>
          page
            .getByRole('banner')
            .getByRole('link', { name: /wedding/i })
            .first(),
      },
      {
        name: 'open the mega menu',
        press: (page) => press(page.getByRole('banner').getByRole('button', { name: 'Add On Services' })),
        shows: (page) =>
          page
            .getByRole('banner')
            .getByRole('link', { name: /outfits/i })
            .first(),
      },
    ],
  },
  {
    path: PRICING,
    device: 'phone',
    steps: [
      addPackage,
      {
        name: 'next month in the calendar',
        press: (page) => press(page.getByRole('button', { name: 'Next month' })),
        shows: (page) => page.getByRole('gridcell').first(),
      },
      {
        name: 'pick a day',
        press: (page) =>
          press(
            page
              .getByRole('gridcell')
              .getByRole('button', { name: /, Available/ })
              .first(),
          ),
        // Until it is closed, the calendar takes the Escape of the next step.
        shows: (page) => page.getByRole('combobox', { name: 'Shoot date', expanded: false }),
      },
      {
        name: 'close the dialog',
        press: (page) => page.keyboard.press('Escape'),
        shows: (page) => page.getByRole('button', { name: 'Add package Golden Hour' }),
      },
    ],
  },
  {
    path: PRICING,
    device: 'phone',
    isEarly: true,
    steps: [{ ...addPackage, name: 'add a package before the app is there' }],
  },
  {
    path: '/faqs',
    device: 'phone',
    steps: [
      {
        name: 'open an answer',
        press: (page) => press(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').nth(1)),
        shows: (page) => page.getByRole('main').getByRole('button', { expanded: true }).first(),
      },
    ],
  },
  outfits('big-catalogue'),
  outfits('huge-catalogue'),
  hearts('phone'),
  hearts('desk'),
]
