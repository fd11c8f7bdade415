import { expect, test } from './testing/shop.ts'
import {
  answerWith,
  openWithCart,
  follow,
  heading,
  problem,
  STATIC_PAGE,
  ROUTES,
  type Answer,
} from './testing/malformed.ts'

const FAULTS: readonly Answer[] = [
  (route) => route.abort('connectionfailed'),
  (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please log in to the network.</p>' }),
  (route) => route.fulfill({ status: 500, body: '{}' }),
  (route) => route.fulfill({ body: '{"response":{"n":1},"list":[{"Na' }),
  (route) => route.fulfill({ status: 429, body: '' }),
  (route) => route.fulfill({ json: { error: 'maintenance' } }),
  // 401 ends the session: session.spec.ts.
  (route) => route.fulfill({ status: 403, body: '{}' }),
]

test.describe('a failed call', () => {
  // The console reports failed requests.
  test.use({ allowedErrors: [/Failed to load resource/] })

  test(
    'is reported by each page in place, and can be retried',
    { tag: ['@ERR-32', '@STOR-20'] },
    async ({ page, shop }) => {
      // Slow, because each page is opened once.
      test.setTimeout(120_000)
      await openWithCart(page, shop)
      await page.evaluate(() => localStorage.setItem('recceeLocalDetails', '{}'))
      const mend = await answerWith(page, 'GetSets', (route) => route.fulfill({ status: 500, body: '{}' }))
      await follow(page, '/sets')
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Session expired..! Please login again')
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['SessionAlert'])
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL(shop.url('/login?ref=/sets'))
      await mend()

      for (const [at, [path, call]] of ROUTES.entries()) {
        const mendThis = await answerWith(page, call, FAULTS[at % FAULTS.length] ?? FAULTS[0]!)
        await follow(page, path)
        await expect(problem(page), path).toBeVisible()
        await expect(heading(page), path).toHaveText(/\S/)
        await mendThis()
        await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
        await expect(problem(page), path).toHaveCount(0)
        await expect(heading(page), path).toHaveText(/\S/)
      }
      await expect(alert).toBeHidden()
    },
  )

  test('keeps what was typed', { tag: ['@ERR-32'] }, async ({ page, shop }) => {
    await page.goto(shop.url(STATIC_PAGE))
    await page.evaluate(() => localStorage.setItem('SessionAlert', '1'))
    const forms = [
      ['/login', 'CheckMobileAndGenrateOtp', 'Send OTP', { 'Mobile number': '9876543210' }],
      [
        '/register',
        'SendOtpForNonRegisterUserWeb',
        'Send OTP',
        { 'Full name': 'Asha O’Neil', Email: 'asha@example.com', 'Mobile number': '9123456780' },
      ],
      [
        '/contact-us',
        'SaveInquiryDetails',
        'Send message',
        { Name: 'आशा', Email: 'asha@example.com', Mobile: '6123456789', Message: 'Two\nlines 🌅' },
      ],
    ] as const
    for (const [path, call, button, typed] of forms) {
      await follow(page, path)
      const main = page.getByRole('main')
      for (const [name, text] of Object.entries(typed))
        await main.getByRole('textbox', { name, exact: true }).fill(text)
      for (const answer of [FAULTS[0]!, FAULTS[1]!, FAULTS[2]!]) {
        const mend = await answerWith(page, call, answer)
        const asked = page.waitForRequest(`**/v1/${call}*`)
        await main.getByRole('button', { name: button }).click()
        await asked
        await expect(problem(page), path).toBeVisible()
        await expect(main.getByRole('button', { name: button })).toBeEnabled()
        for (const [name, text] of Object.entries(typed))
          await expect(main.getByRole('textbox', { name, exact: true })).toHaveValue(text)
        await mend()
      }
    }
  })
})
