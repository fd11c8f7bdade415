import type { Locator, Page } from '@playwright/test'
import { expect, test, type Shop } from './testing/shop.ts'

interface Faq {
  FAQId: number
  Question: string
  Answer: string
}

async function questionsOf(shop: Shop): Promise<Faq[]> {
  const answer = await fetch(shop.url('/v1/GetFAQ'), { headers: { 'x-api-key': 'demo-key' } })
  return ((await answer.json()) as { FAQList: Faq[] }).FAQList
}

const questions = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 })
const box = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search by keyword' })

test(
  'every question is on the page and opens its answer',
  { tag: ['@phone', '@SHELL-099', '@FAQ-01', '@FAQ-02', '@FAQ-03', '@FAQ-04', '@API-22'] },
  async ({ page, shop }) => {
    const [request] = await Promise.all([page.waitForRequest('**/v1/GetFAQ'), page.goto(shop.url('/faqs'))])
    expect(request.method()).toBe('GET')
    expect(new URL(request.url()).search).toBe('')
    const all = await questionsOf(shop)
    await expect(page.getByRole('heading', { level: 1, name: 'Good questions' })).toBeVisible()
    await expect(box(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
    await expect(questions(page)).toHaveText(all.map(({ Question }) => Question))

    const first = all[0] as Faq
    await expect(page.getByText(first.Answer)).toBeHidden()
    await page.getByRole('button', { name: first.Question }).click()
    await expect(page.getByText(first.Answer)).toBeVisible()
  },
)

test(
  'Enter searches questions and answers for a part of a word, in any case',
  { tag: ['@FAQ-05', '@FAQ-08', '@FAQ-09', '@FAQ-10'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await box(page).fill('EARL')
    await box(page).press('Enter')
    await expect(page).toHaveURL(shop.url('/faqs?q=EARL'))
    await expect(questions(page)).toHaveText([/come early/])

    // A match in an answer only, and in both.
    for (const words of ['TURNING that', 'couple']) {
      await box(page).fill(words)
      await box(page).press('Enter')
      const wanted = words.toLowerCase()
      const found = (await questionsOf(shop)).filter(({ Question, Answer }) =>
        `${Question}\n${Answer}`.toLowerCase().includes(wanted),
      )
      expect(found.length).toBeGreaterThan(0)
      await expect(questions(page)).toHaveText(found.map(({ Question }) => Question))
    }
    await page.goBack()
    await page.goBack()
    await expect(box(page)).toHaveValue('EARL')
    await expect(questions(page)).toHaveText([/come early/])
  },
)

test('a duplicate question is found once', { tag: '@FAQ-10' }, async ({ page, shop }) => {
  const twice = { FAQId: 7, Question: 'Is there shade?', Answer: 'Shade everywhere.' }
  await page.route('**/v1/GetFAQ', (route) =>
    route.fulfill({
      json: {
        response: { n: 1, Msg: '' },
        FAQList: [twice, { ...twice, FAQId: 8, Question: 'Is there sun?', Answer: 'Yes.' }, twice],
      },
    }),
  )
  await page.goto(shop.url('/faqs?q=shade'))
  await expect(questions(page)).toHaveText(['Is there shade?'])
})

test(
  'the button searches too, and clearing the field shows the whole list',
  { tag: ['@FAQ-06', '@FAQ-07', '@C-064'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    const all = await questionsOf(shop)
    await expect(questions(page)).toHaveCount(all.length)
    await box(page).fill('drone')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(questions(page)).toHaveCount(1)
    await expect(page.getByText('1 answer for “drone”')).toBeVisible()

    await Promise.all([page.waitForRequest('**/v1/GetFAQ'), box(page).fill('')])
    await expect(questions(page)).toHaveCount(all.length)
    await expect(page).toHaveURL(shop.url('/faqs'))
  },
)

test(
  'a search without results says so in place of the list and as a message',
  { tag: ['@FAQ-11', '@C-065'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await box(page).fill('zzzz')
    await box(page).press('Enter')
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Sorry, no result found!')
    await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all questions' }).click()
    await expect(questions(page)).not.toHaveCount(0)
    await expect(box(page)).toHaveValue('')
  },
)

test('a search has an address to share', { tag: ['@phone', '@FAQ-08'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/faqs?q=drones'))
  await expect(box(page)).toHaveValue('drones')
  await expect(questions(page)).toHaveText([/drones/])
  await expect(page.locator('mark').first()).toHaveText('drones')
})

test(
  'a refused list shows the not-found picture and the provider’s message',
  { tag: ['@ERR-36', '@C-122'] },
  async ({ page, shop }) => {
    await page.route('**/v1/GetFAQ', (route) =>
      route.fulfill({ json: { response: { n: 0, Msg: 'Back at ten.' }, FAQList: [] } }),
    )
    // From another page, to load in the app.
    await page.goto(shop.url('/login'))
    await page.getByRole('contentinfo').getByRole('link', { name: "FAQ's" }).click()
    await expect(page.getByRole('heading', { name: 'Back at ten.' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Back at ten.')
  },
)
