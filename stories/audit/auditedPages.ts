/** The audited pages: an address for every route, and the dialogs or menus opened on it. */
import type { Page } from 'playwright'
import { declineServices, openDialogOf, openGateway, pickDay } from '../../storefront/e2e/testing/visitor.ts'
import { PAGES } from '../../storefront/build/pages.ts'

export interface AuditedPage {
  readonly path: string
  readonly as?: 'customer'
  readonly opened?: {
    readonly name: string
    readonly device?: 'phone'
    open(page: Page): Promise<unknown>
  }
}

const PRICING = '/pricing/pre-wedding-maternity'

const press = (role: 'button' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').first().waitFor()

const OPENED: readonly AuditedPage[] = [
  {
    path: '/',
    opened: {
      name: 'menu on a phone',
      device: 'phone',
      open: async (page) => press('button', 'Open menu')(page).then(() => dialog(page)),
    },
  },
  {
    path: '/',
    opened: {
      name: 'Book Now',
      open: (page) => page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click(),
    },
  },
  {
    path: '/',
    opened: {
      name: 'Add On Services',
      open: (page) => page.getByRole('banner').getByRole('button', { name: 'Add On Services' }).click(),
    },
  },
  { path: '/', opened: { name: 'on a phone', device: 'phone', open: async () => undefined } },
  {
    path: '/outfits',
    opened: {
      name: 'filters on a phone',
      device: 'phone',
      open: async (page) => press('button', 'Price and all filters')(page).then(() => dialog(page)),
    },
  },
  {
    path: '/set/glasshouse',
    opened: {
      name: 'photographs',
      open: async (page) => press('link', /^Open photograph 2/)(page).then(() => dialog(page)),
    },
  },
  {
    path: PRICING,
    opened: {
      name: 'booking dialog',
      open: async (page) => pickDay(await openDialogOf(page, 'Golden Hour'), 'Available'),
    },
  },
  {
    path: PRICING,
    opened: {
      name: 'booking dialog on a phone',
      device: 'phone',
      open: async (page) => pickDay(await openDialogOf(page, 'Golden Hour'), 'Fast filling'),
    },
  },
  {
    path: PRICING,
    opened: { name: 'cart on a phone', device: 'phone', open: (page) => press('button', /^Cart,/)(page) },
  },
  { path: '/', opened: { name: 'cart', open: (page) => press('button', /^Cart,/)(page) } },
  {
    path: '/',
    as: 'customer',
    opened: { name: 'cart of a customer', open: (page) => press('button', /^Cart,/)(page) },
  },
  { path: '/cart', opened: { name: 'empty', open: async () => undefined } },
  {
    path: '/',
    opened: {
      name: 'login dialog',
      open: async (page) => press('button', 'Login/Register')(page).then(() => dialog(page)),
    },
  },
  { path: '/login', opened: { name: 'number refused', open: (page) => press('button', 'Send OTP')(page) } },
  {
    path: '/login',
    opened: {
      name: 'code asked for',
      async open(page) {
        await page.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210')
        await page.getByRole('button', { name: 'Send OTP' }).click()
        await page.getByRole('textbox', { name: /5-digit code/ }).waitFor()
      },
    },
  },
  { path: '/register', opened: { name: 'refused', open: (page) => press('button', 'Send OTP')(page) } },
  {
    path: '/contact-us',
    opened: {
      name: 'refused',
      open: (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /send|submit|enquir/i })
          .first()
          .click(),
    },
  },
  {
    path: '/faqs',
    opened: {
      name: 'an answer',
      open: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').nth(1).click(),
    },
  },
  {
    path: '/bookings',
    as: 'customer',
    opened: { name: 'details', open: async (page) => press('button', /^View details/)(page).then(() => dialog(page)) },
  },
  {
    path: '/checkout',
    as: 'customer',
    opened: {
      name: 'gateway',
      async open(page) {
        await declineServices(page)
        await openGateway(page)
      },
    },
  },
  {
    path: '/cart',
    as: 'customer',
    opened: {
      name: 'services',
      open: (page) => page.getByRole('dialog', { name: 'Anything else for the day?' }).waitFor(),
    },
  },
]

export const AUDITED_PAGES: readonly AuditedPage[] = [
  ...PAGES.map(({ path, as }): AuditedPage => ({ path, ...(as && { as }) })),
  { path: '/order-placed-sucessfully', as: 'customer' },
  ...OPENED,
]
