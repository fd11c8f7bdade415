import type { Page } from '@playwright/test'
import { expect, test, type Shop } from './testing/shop.ts'

interface Post {
  Slug: string
  Title: string
  Description: string
}

async function postsOf(shop: Shop, PageNumber: number): Promise<{ blogs: Post[] }> {
  const answer = await fetch(shop.url('/v1/GetBlogs'), {
    method: 'POST',
    headers: { 'x-api-key': 'demo-key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ PageNumber }),
  })
  return (await answer.json()) as { blogs: Post[] }
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test(
  'next and previous turn the pages, stop at both ends, and Back returns',
  { tag: ['@BLOGL-07', '@BLOGL-08', '@BLOGL-10', '@BLOGL-11'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/blog'))
    const numbers = pages(page).getByRole('link', { name: /^Page \d+$/ })
    await pages(page).getByRole('link', { name: 'Previous' }).click({ force: true })
    await expect(numbers.first()).toHaveAttribute('aria-current', 'page')

    await pages(page).getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(shop.url('/blog?page=2'))
    await expect(numbers.last()).toHaveAttribute('aria-current', 'page')
    const second = await postsOf(shop, 2)
    await expect(cards(page)).toHaveCount(second.blogs.length)
    await expect(page.getByRole('article', { name: second.blogs[0]?.Title ?? '-' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await pages(page).getByRole('link', { name: 'Next' }).click({ force: true })
    await expect(page).toHaveURL(shop.url('/blog?page=2'))
    await pages(page).getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(shop.url('/blog'))
    await expect(numbers.first()).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(numbers.last()).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'a post is served with its own title and metadata for sharing',
  { tag: ['@SHELL-101', '@SHELL-131', '@SHELL-132'] },
  async ({ shop }) => {
    const { blogs } = await postsOf(shop, 1)
    const { Slug, Title, Description } = blogs[0] as Post
    const html = await (await fetch(shop.url(`/blog/${Slug}`))).text()
    const metadata = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(`${Title} | Aperture Acres`)
    expect(metadata('title')).toBe(Title)
    expect(metadata('description')).toBe(Description)
    expect(metadata('type')).toBe('article')
    expect(metadata('image')).toMatch(/\/art\/share\/blog\/golden-hour\.png$/)
    expect(html).toContain('"@type":"BlogPosting"')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every post is reachable and readable', { tag: ['@BLOGD-03', '@BLOGD-02'] }, async ({ page, shop }) => {
    await page.goto(shop.url('/blog'))
    const all = [...(await postsOf(shop, 1)).blogs, ...(await postsOf(shop, 2)).blogs]
    for (const { Title, Slug } of all)
      await expect(page.getByRole('link', { name: Title, exact: true })).toHaveAttribute('href', `/blog/${Slug}`)
    await page.getByRole('link', { name: 'Sleeping on set', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sleeping on set' })).toBeVisible()
    expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(600)
    await expect(page.getByRole('article').first().locator('img').first()).toBeVisible()
  })
})

test('no row of the list ends in a lone post', async ({ page, shop }) => {
  await page.goto(shop.url('/blog'))
  const lefts = () => cards(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  for (const [width, columns] of [
    [700, 2],
    [768, 3],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    await expect.poll(async () => new Set(await lefts()).size).toBe(columns)
    const last = await cards(page).last().boundingBox()
    if (last?.x === (await cards(page).first().boundingBox())?.x) expect(last?.width).toBeGreaterThan(width * 0.8)
  }
})
