import type { Locator, Page } from '@playwright/test'
import { expect, test, type Shop } from './testing/shop.ts'

const field = (page: Page, name: string): Locator => page.getByRole('main').getByRole('textbox', { name, exact: true })
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send message' })
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })
const REFUSED = /500|Failed to load/

const SENTENCES = [
  'Please enter your name',
  'Please enter your email address',
  'Please enter proper email address',
  'Please enter your mobile no.',
  'Mobile number must be 10 digits',
  'Please specify message',
]

/** Expects this error only, announced, with focus in its field. */
async function expectOnly(page: Page, sentence: string, name: string): Promise<void> {
  await send(page).click()
  await expect(messages(page)).toContainText(sentence)
  await expect(field(page, name)).toBeFocused()
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(sentence.replace('.', '\\.')))
  for (const other of SENTENCES.filter((one) => one !== sentence))
    await expect(page.getByRole('main').getByText(other)).toHaveCount(0)
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Name').fill('Asha O’Neil')
  await field(page, 'Email').fill('ASHA@example.com')
  await field(page, 'Mobile').fill('6123456789')
  await field(page, 'Message').fill('Is 12 Dec free?\nWe are nine.')
}

async function answerWith(page: Page, n: number, Msg: string): Promise<void> {
  await page.route('**/v1/SaveInquiryDetails', (route) => route.fulfill({ json: { response: { n, Msg } } }))
}

test(
  'the page describes the studio and how to reach it',
  {
    tag: [
      '@phone',
      '@SHELL-103',
      '@CONT-01',
      '@CONT-02',
      '@CONT-03',
      '@CONT-04',
      '@TEXT-01',
      '@TEXT-02',
      '@TEXT-03',
      '@TEXT-04',
      '@TEXT-05',
      '@TEXT-07',
      '@TEXT-08',
      '@TEXT-09',
      '@TEXT-10',
      '@TEXT-11',
      '@TEXT-12',
      '@TEXT-13',
      '@TEXT-14',
      '@TEXT-15',
      '@TEXT-16',
      '@TEXT-17',
      '@TEXT-18',
      '@TEXT-19',
      '@TEXT-20',
      '@TEXT-21',
      '@TEXT-22',
      '@TEXT-23',
      '@TEXT-24',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/contact-us'))
    const about = page.getByRole('region', { name: 'About us' })
    const said = [
      'more than 50 indoor and outdoor set-ups',
      '100 backdrops',
      'about 3 acres',
      '50 minute drive',
      'private open-air shoot venue',
      'TV shows',
      'ad films',
      'albums',
      'songs',
      'product launches',
      'catalogs',
      'fashion bloggers',
      'pre-wedding shoots',
      'On-location make-up artists',
      'costumes',
      'stylists',
      'props',
      'shooting team',
      'assistants',
      'equipment',
      'overnight-stay cottage',
      'wedding venue',
      'vegetarian cafe',
    ]
    for (const words of said) await expect(about).toContainText(words)

    const reach = page.getByRole('region', { name: 'Reach us' })
    await expect(reach.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000')
    await expect(reach.locator('a[href^="tel:"]')).toHaveCount(3)
    await expect(reach.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    )
    await expect(reach).toContainText('Gate 4, Orchard Road, Acre Village 400 000')
  },
)

test(
  'the form reports one error at a time, in order',
  {
    tag: [
      '@phone',
      '@CONT-05',
      '@CONT-06',
      '@CONT-07',
      '@CONT-08',
      '@VAL-13',
      '@VAL-14',
      '@VAL-15',
      '@VAL-16',
      '@VAL-17',
      '@VAL-18',
      '@VAL-23',
      '@VAL-24',
      '@ERR-01',
    ],
  },
  async ({ page, shop }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('SaveInquiryDetails')) sent += 1
    })
    await page.goto(shop.url('/contact-us'))
    await expectOnly(page, 'Please enter your name', 'Name')
    await field(page, 'Name').fill('   ')
    await expectOnly(page, 'Please enter your name', 'Name')
    await field(page, 'Name').fill('Asha')
    await expectOnly(page, 'Please enter your email address', 'Email')
    await field(page, 'Email').fill('abc')
    await expectOnly(page, 'Please enter proper email address', 'Email')
    await field(page, 'Email').fill('A@B.CO')
    await expectOnly(page, 'Please enter your mobile no.', 'Mobile')
    await field(page, 'Mobile').fill('987654321')
    await expectOnly(page, 'Mobile number must be 10 digits', 'Mobile')
    await field(page, 'Mobile').fill('9876543210')
    await expectOnly(page, 'Please specify message', 'Message')
    expect(sent).toBe(0)
  },
)

test('the mobile number accepts ten digits only', { tag: ['@VAL-19', '@VAL-20'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/contact-us'))
  await field(page, 'Mobile').pressSequentially('9a8-7 6b543210')
  await expect(field(page, 'Mobile')).toHaveValue('9876543210')
  await field(page, 'Mobile').pressSequentially('5')
  await expect(field(page, 'Mobile')).toHaveValue('9876543210')
})

test(
  'a guest can send a message and sees a confirmation',
  { tag: ['@smoke', '@phone', '@SHELL-076', '@CONF-01', '@CONF-02', '@ERR-17', '@API-23'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/contact-us'))
    await fillIn(page)
    const [answer] = await Promise.all([page.waitForResponse('**/v1/SaveInquiryDetails'), send(page).click()])
    const request = answer.request()
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual({
      Name: 'Asha O’Neil',
      EmailId: 'ASHA@example.com',
      PhoneNo: '6123456789',
      Message: 'Is 12 Dec free?\nWe are nine.',
    })
    const { response } = (await answer.json()) as { response: { n: number; Msg: string } }
    expect(response.n).toBe(1)
    await expect(messages(page)).toContainText(response.Msg)
    await expect(page.getByRole('main').getByText(response.Msg)).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    for (const name of ['Name', 'Email', 'Mobile', 'Message']) await expect(field(page, name)).toHaveValue('')
  },
)

test(
  'a refusal is shown verbatim and keeps the form',
  { tag: ['@CONF-03', '@ERR-09', '@ERR-19', '@C-123'] },
  async ({ page, shop }) => {
    await answerWith(page, 0, 'Too many <b>messages</b> today.')
    await page.goto(shop.url('/contact-us'))
    await fillIn(page)
    await send(page).click()
    await expect(messages(page)).toContainText('Too many <b>messages</b> today.')
    await expect(page.getByRole('main').getByText('Too many <b>messages</b> today.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(send(page)).toBeEnabled()
    await expect(field(page, 'Message')).toHaveValue('Is 12 Dec free?\nWe are nine.')

    await page.unroute('**/v1/SaveInquiryDetails')
    await answerWith(page, 1, 'Got it.')
    await send(page).click()
    await expect(page.getByRole('main').getByText('Got it.')).toBeVisible()
  },
)

test.describe('a provider that limits requests', () => {
  // The console reports the status.
  test.use({ allowedErrors: [/429/] })

  test('shows its own sentence, and the button works later', async ({ page, shop }) => {
    const Msg = 'Too much was sent from your connection. Please try again in a minute.'
    await page.route('**/v1/SaveInquiryDetails', (route) =>
      route.fulfill({ status: 429, json: { response: { n: 0, Msg }, RetryAfter: 60 } }),
    )
    await page.goto(shop.url('/contact-us'))
    await fillIn(page)
    await send(page).click()
    await expect(page.getByRole('main').getByText(Msg)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(field(page, 'Message')).toHaveValue('Is 12 Dec free?\nWe are nine.')

    await page.unroute('**/v1/SaveInquiryDetails')
    await send(page).click()
    await expect(page.getByRole('main').getByText('Thank you for your message.')).toBeVisible()
  })
})

test(
  'the button is busy while sending, and a second press does nothing',
  { tag: ['@CONF-01'] },
  async ({ page, shop }) => {
    let answer = (): void => undefined
    const pressed = new Promise<void>((resolve) => {
      answer = resolve
    })
    let sent = 0
    await page.route('**/v1/SaveInquiryDetails', async (route) => {
      sent += 1
      await pressed
      await route.fulfill({ json: { response: { n: 1, Msg: 'Thank you.' } } })
    })
    await page.goto(shop.url('/contact-us'))
    await fillIn(page)
    await send(page).click()
    const busy = page.getByRole('button', { name: 'Please Wait...' })
    await busy.click({ force: true })
    answer()
    await expect(page.getByRole('main').getByText('Thank you.')).toBeVisible()
    expect(sent).toBe(1)
  },
)

test.describe('a failing server', () => {
  test.use({ allowedErrors: [REFUSED] })

  test('the form is kept over a login', async ({ page, shop }) => {
    await page.route('**/v1/SaveInquiryDetails', (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.goto(shop.url('/contact-us'))
    await fillIn(page)
    await send(page).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Session expired..! Please login again')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/login\?ref=\/contact-us/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await expect(field(page, 'Message')).toHaveValue('Is 12 Dec free?\nWe are nine.')
    await expect(field(page, 'Email')).toHaveValue('ASHA@example.com')
  })
})

test('the map loads on request only', { tag: ['@phone', '@CONT-09', '@C-069'] }, async ({ page, shop }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await page.goto(shop.url('/contact-us'))
  await expect(page.getByRole('img', { name: /^Sketch of the way/ })).toBeVisible()
  await page.getByRole('heading', { name: 'Find us' }).scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  const frame = page.locator('iframe[title^="Map: Aperture Acres"]')
  await expect(frame).toBeVisible()
  await expect(frame.contentFrame().getByText('A map')).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(page.getByRole('link', { name: /Directions on OpenStreetMap/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  )
})

test(
  'About Us in the footer leads to its section',
  { tag: ['@SHELL-051', '@CONT-01'] },
  async ({ page, shop }: { page: Page; shop: Shop }) => {
    await page.goto(shop.url('/faqs'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(shop.url('/contact-us#about'))
    await expect(page.getByRole('heading', { name: 'About us' })).toBeInViewport()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(shop.url('/contact-us'))
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is replaced by the phone number', async ({ page, shop }) => {
    await page.goto(shop.url('/contact-us'))
    await expect(
      page.getByRole('region', { name: 'Write to us' }).getByRole('link', { name: '+91 00000 00000' }),
    ).toBeVisible()
    await expect(send(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden()
    await expect(
      page.getByRole('region', { name: 'Reach us' }).getByRole('link', { name: 'hello@example.com' }),
    ).toBeVisible()
  })
})

test('two fields share a row, and leave no third column empty', async ({ page, shop }) => {
  await page.goto(shop.url('/contact-us'))
  const right = (name: string) => field(page, name).evaluate((input) => input.getBoundingClientRect().right)
  for (const width of [640, 800, 960, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(Math.abs((await right('Mobile')) - (await right('Name'))), `${width} px`).toBeLessThan(1)
  }
})
