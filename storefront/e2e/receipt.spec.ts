import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addDays, dMy } from '../text/dates.ts'
import { ALL, DAY } from './testing/basket.ts'
import { openCartAsCustomer } from './testing/payer.ts'
import { sheetsOf } from './testing/sheetsOf.ts'
import { expect, test } from './testing/shop.ts'
import {
  bookingsOn,
  CARDS,
  CUSTOMER,
  expectConfirmed,
  openGateway,
  payWithCard,
  proceedFromCart,
} from './testing/visitor.ts'

const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt' })
const picturesIn = (place: Locator): Promise<string[]> =>
  place.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))

const bare = (day: string) => day.replaceAll('-', '')

test(
  'a booking has a receipt that survives a reload, prints and exports to a calendar',
  { tag: ['@OSUC-01', '@OSUC-02', '@OSUC-03', '@PAY-20'] },
  async ({ page, shop }) => {
    await openCartAsCustomer(page, shop, ALL)
    await test.step('the cart prints on one sheet, with the address of the studio', async () => {
      await expect(page.getByRole('article')).toHaveCount(ALL.length)
      expect(await sheetsOf(page)).toBe(1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('main').getByText('Gate 4, Orchard Road')).toBeVisible()
      await page.emulateMedia({ media: null })
    })
    await proceedFromCart(page)
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await expect(summary.locator('img')).toHaveCount(ALL.length)
    const pictures = await picturesIn(summary)
    expect(new Set(pictures).size).toBe(ALL.length)
    await payWithCard(await openGateway(page), CARDS.good)
    await expectConfirmed(page, shop)
    await expect.poll(() => picturesIn(receipt(page).getByRole('table'))).toEqual(pictures)
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`Golden Hour, ${dMy(DAY)}, .* – .*\\. Gates open for you at 1:30\\spm`)),
    ).toBeVisible()
    await page.reload()

    await expect(receipt(page).getByText(/^pay_\w+$/)).toBeVisible()
    await expect(receipt(page).getByText(CUSTOMER.name)).toBeVisible()
    const table = receipt(page).getByRole('table', { name: 'What was paid for' })
    await expect(table.getByRole('row')).toHaveCount(1 + ALL.length)
    await expect(table.getByRole('row', { name: /Golden Hour/ })).toContainText(dMy(DAY))
    await expect(receipt(page).getByRole('term').filter({ hasText: 'Paid' }).last()).toBeVisible()
    await expect(receipt(page).getByText('₹3,540')).toBeVisible()

    await expect(
      page
        .getByRole('main')
        .getByText(
          new RegExp(
            `^Can be rescheduled until ${dMy(addDays(DAY, -3))}, \\d+:\\d\\d\\s[ap]m, 72 hours before it starts\\. Can be cancelled until \\d+:\\d\\d\\s[ap]m (?:today|tomorrow)\\.$`,
          ),
        ),
    ).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar (.ics)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^aperture-acres-order_\w+\.ics$/)
    const events = (await readFile(await download.path(), 'utf8'))
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
    expect(events).toHaveLength(2)
    expect(events[0]).toMatch(
      new RegExp(
        `DTSTART;TZID=Asia/Kolkata:${bare(DAY)}T\\d{6}\r\nDTEND;TZID=Asia/Kolkata:(${bare(DAY)}|${bare(addDays(DAY, 1))})T\\d{6}\r\nSUMMARY:Shoot at Aperture Acres: Golden Hour`,
      ),
    )
    expect(events[1]).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
    await expect(page.getByRole('link', { name: /Google Calendar: Golden Hour/ })).toHaveAttribute(
      'href',
      new RegExp(`dates=${bare(DAY)}T`),
    )

    const ink = () =>
      receipt(page)
        .getByText('Paid on')
        .evaluate((label) => getComputedStyle(label).color)
    const inked = await ink()
    // Prints on white even in the dark theme.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await ink()).toBe(inked)
    await expect(receipt(page)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    for (const words of ['Gate 4, Orchard Road', '#AA', 'order_'])
      await expect(receipt(page).getByText(words)).toBeVisible()
    await page.emulateMedia({ media: null, colorScheme: 'light' })
    expect(await sheetsOf(page), 'the day and the receipt').toBe(2)

    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Oops! Your cart is empty!' })).toBeVisible()
    await page.goForward()
    await expect(receipt(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(shop.url('/'))
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
    await bookingsOn(page, dMy(DAY))
      .getByRole('button', { name: /View details/ })
      .click()
    await expect(page.getByRole('dialog').getByText('Billing summary')).toBeVisible()
    expect(await sheetsOf(page), 'the day and the details').toBe(2)
  },
)
