/** The audited pages: an address for every route, and the dialogs or menus opened on it. */
import type { Locator, Page } from 'playwright'
import { declineServices, openDialogOf, openGateway, pickDay } from '../../storefront/e2e/testing/visitor.ts'
import { PAGES } from '../../storefront/build/pages.ts'

export interface AuditedPage {
  readonly path: string
  readonly as?: 'customer'
  /** What is opened on the page. */
  readonly name?: string
  readonly device?: 'phone'
  readonly open?: (page: Page) => Promise<unknown>
}

const PRICING = '/pricing/pre-wedding-maternity'

const press = (role: 'button' | 'link', name: string | RegExp) => (page: Page | Locator) =>
  page.getByRole(role, { name }).first().click()
const dialogOf =
  (...opener: Parameters<typeof press>) =>
  async (page: Page) => {
    await press(...opener)(page)
    await page.getByRole('dialog').first().waitFor()
  }
const menu = (name: string) => (page: Page) => page.getByRole('banner').getByRole('button', { name }).click()

async function askForCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByRole('textbox', { name: /5-digit code/ }).waitFor()
}

async function pay(page: Page): Promise<void> {
  await declineServices(page)
  await openGateway(page)
}

const OPENED: readonly AuditedPage[] = [
  { path: '/', name: 'on a phone', device: 'phone' },
  { path: '/', name: 'menu on a phone', device: 'phone', open: dialogOf('button', 'Open menu') },
  { path: '/', name: 'Book Now', open: menu('Book Now') },
  { path: '/', name: 'Add On Services', open: menu('Add On Services') },
  { path: '/', name: 'login dialog', open: dialogOf('button', 'Login/Register') },
  { path: '/', name: 'cart', open: press('button', /^Cart,/) },
  { path: '/', name: 'cart of a customer', as: 'customer', open: press('button', /^Cart,/) },
  { path: PRICING, name: 'cart on a phone', device: 'phone', open: press('button', /^Cart,/) },
  {
    path: PRICING,
    name: 'booking dialog',
    open: async (page) => pickDay(await openDialogOf(page, 'Golden Hour'), 'Available'),
  },
  {
    path: PRICING,
    name: 'booking dialog on a phone',
    device: 'phone',
    open: async (page) => pickDay(await openDialogOf(page, 'Golden Hour'), 'Fast filling'),
  },
  {
    path: '/outfits',
    name: 'filters on a phone',
    device: 'phone',
    open: dialogOf('button', 'Price and all filters'),
  },
  { path: '/set/glasshouse', name: 'photographs', open: dialogOf('link', /^Open photograph 2/) },
  { path: '/cart', name: 'empty' },
  {
    path: '/cart',
    name: 'services',
    as: 'customer',
    open: (page) => page.getByRole('dialog', { name: 'Anything else for the day?' }).waitFor(),
  },
  { path: '/checkout', name: 'gateway', as: 'customer', open: pay },
  { path: '/login', name: 'number refused', open: press('button', 'Send OTP') },
  { path: '/login', name: 'code asked for', open: askForCode },
  { path: '/register', name: 'refused', open: press('button', 'Send OTP') },
  {
    path: '/contact-us',
    name: 'refused',
    open: (page) => press('button', /send|submit|enquir/i)(page.getByRole('main')),
  },
  {
    path: '/faqs',
    name: 'an answer',
    open: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').nth(1).click(),
  },
  { path: '/bookings', name: 'details', as: 'customer', open: dialogOf('button', /^View details/) },
]

export const AUDITED_PAGES: readonly AuditedPage[] = [
  ...PAGES.map(({ path, as }): AuditedPage => ({ path, ...(as && { as }) })),
  { path: '/order-placed-sucessfully', as: 'customer' },
  ...OPENED,
]
