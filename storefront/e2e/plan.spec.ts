import type { Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { ALL, DAY } from './testing/basket.ts'
import { openCartAsCustomer } from './testing/payer.ts'
import { sheetsOf } from './testing/sheetsOf.ts'
import { expect, test } from './testing/shop.ts'
import {
  bookingsOn,
  CARDS,
  expectConfirmed,
  moveOnce,
  openGateway,
  payWithCard,
  proceedFromCart,
} from './testing/visitor.ts'

const RANCH = { kind: 'Sets', id: 'texas-ranch', name: 'Texas Ranch', note: 'at sunset', size: '' }

/** Stores this plan before each page loads, unless there is one already. */
const plans = (page: Page, ...lines: readonly object[]) =>
  page.addInitScript((plan) => (localStorage['plan'] ??= plan), JSON.stringify(lines))

test('a heart puts a set into the plan, which survives a load and the home page', async ({ page, shop }) => {
  await page.goto(shop.url('/sets'))
  await moveOnce(page)
  const heart = page.getByRole('button', { name: 'Add Texas Ranch to the plan' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('main').getByRole('link', { name: 'Your plan' }).click()
  await expect(page).toHaveURL(shop.url('/plan'))
  await expect(page.getByRole('link', { name: 'Texas Ranch' })).toHaveAttribute('href', '/set/texas-ranch')
  await page.getByRole('textbox', { name: 'Note for Texas Ranch' }).fill('at sunset')
  await page.goto(shop.url('/'))
  await page.goto(shop.url('/plan'))
  await expect(page.getByRole('textbox', { name: 'Note for Texas Ranch' })).toHaveValue('at sunset')
})

test('one plan goes from one person to another over a link, and stays out of requests', async ({
  page,
  shop,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await plans(page, RANCH)
  await page.goto(shop.url('/plan'))
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await (await browser.newContext()).newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await plans(other, { ...RANCH, id: 'glasshouse', name: 'The Glasshouse' })
  await other.goto(link)
  await expect(other.getByText('Texas Ranch (at sunset)')).toBeVisible()
  await other.getByRole('button', { name: 'Add to my plan' }).click()
  await expect(other).toHaveURL(shop.url('/plan'))
  await expect(other.getByRole('textbox', { name: 'Note for Texas Ranch' })).toHaveValue('at sunset')
  await expect(other.getByRole('textbox', { name: 'Note for The Glasshouse' })).toBeVisible()
  expect(asked.filter((request) => /sunset/i.test(request))).toEqual([])
  await other.context().close()
})

test('the plan goes into the order notes as it was changed there, and onto the call sheet of cart and booking', async ({
  page,
  shop,
}) => {
  const sets = ['The Glasshouse', 'Luminous Tree', 'Love Blossom'].map((name) => ({ ...RANCH, id: name, name }))
  await plans(page, RANCH, ...sets)
  await openCartAsCustomer(page, shop, ALL)
  const sheet = page.getByRole('dialog', { name: 'Call sheet' })
  await page.getByRole('button', { name: 'Call sheet' }).click()
  await expect(sheet.getByRole('listitem').first()).toHaveText('2:00 pm2 pmTexas Ranch (at sunset)')
  await expect(sheet.getByText(/golden from/)).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add your plan to the notes' }).click()
  const notes = page.getByRole('textbox', { name: 'Order notes' })
  await expect(notes).toHaveValue(/^Sets: Texas Ranch \(at sunset\), The Glasshouse/)
  await proceedFromCart(page)
  await expect(page).toHaveURL(shop.url('/checkout'))
  await expect(notes).toHaveValue(/^Sets: Texas Ranch \(at sunset\), The Glasshouse/)
  await expect(page.getByRole('button', { name: 'Add your plan to the notes' })).toHaveCount(0)
  await notes.fill('Two cars. Sets: Texas Ranch.')
  const made = page.waitForRequest('**/v1/CreateUserpayment')
  await payWithCard(await openGateway(page), CARDS.good)
  expect((await made).postDataJSON()).toMatchObject({ OrderNote: 'Two cars. Sets: Texas Ranch.' })
  await expectConfirmed(page, shop)

  await page.goto(shop.url('/bookings'))
  await bookingsOn(page, dMy(DAY))
    .getByRole('button', { name: /View details/ })
    .click()
  await page.getByRole('button', { name: 'Call sheet' }).click()
  await expect(sheet.getByRole('listitem').first()).toContainText('Texas Ranch (at sunset)')
  expect(await sheetsOf(page)).toBe(1)
})

test('the plan prints its notes as text', async ({ page, shop }) => {
  await plans(page, RANCH)
  await page.goto(shop.url('/plan'))
  await expect(page.getByRole('textbox', { name: 'Note for Texas Ranch' })).toBeVisible()
  await expect(page.getByText('(at sunset)')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('(at sunset)')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger drags a line by its handle while the page stays', async ({ page, shop }) => {
    await plans(page, RANCH, ...['glasshouse', 'tree'].map((id) => ({ ...RANCH, id, name: id, note: '' })))
    await page.goto(shop.url('/plan'))
    await expect(page.locator('html:not([data-start])')).toBeAttached()
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) })
    const handle = lines.first().locator('[aria-hidden="true"]:not(svg)')
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = await page.evaluate(() => scrollY)
    const { x, y, height } = (await handle.boundingBox())!
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: dy === undefined ? [] : [{ x: x + height / 2, y: y + height / 2 + dy }],
      })
    await touch('touchStart', 0)
    for (let dy = 20; dy <= 220; dy += 20) await touch('touchMove', dy)
    await expect(lines.nth(1)).toHaveAttribute('data-drop', 'after')
    await touch('touchEnd')
    await expect(lines.first()).toContainText('glasshouse')
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })
})
