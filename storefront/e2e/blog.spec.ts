import type { Page } from '@playwright/test'
import { expect, test, type Shop } from './testing/shop.ts'

interface Post {
  Slug: string
  Title: string
  Description: string
  ThumbnailLink: string
}
interface Posts {
  PageCount: number
  blogs: Post[]
}

async function postsOf(shop: Shop, PageNumber: number): Promise<Posts> {
  const answer = await fetch(shop.url('/v1/GetBlogs'), {
    method: 'POST',
    headers: { 'x-api-key': 'demo-key', 'Content-Type': 'application/json' },
    body: JSON.stringify({ PageNumber }),
  })
  return (await answer.json()) as Posts
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test(
  'the list shows and links each post with picture, title and description',
  {
    tag: [
      '@phone',
      '@SHELL-100',
      '@SHELL-101',
      '@BLOGL-01',
      '@BLOGL-02',
      '@BLOGL-03',
      '@BLOGL-04',
      '@BLOGL-05',
      '@BLOGL-14',
      '@API-24',
      '@C-066',
    ],
  },
  async ({ page, shop }) => {
    const [request] = await Promise.all([page.waitForRequest('**/v1/GetBlogs'), page.goto(shop.url('/blog'))])
    expect(request.postDataJSON()).toEqual({ PageNumber: 1 })
    const { blogs } = await postsOf(shop, 1)
    await expect(cards(page)).toHaveCount(blogs.length)
    for (const { Title, Description, ThumbnailLink, Slug } of blogs) {
      const card = page.getByRole('article', { name: Title })
      await expect(card.getByText(Description)).toBeVisible()
      await expect(card.locator('img')).toHaveAttribute('src', ThumbnailLink)
      await expect(card.getByRole('link', { name: `Read More ${Title}` })).toHaveAttribute('href', `/blog/${Slug}`)
    }
    await page.getByRole('link', { name: `Read More ${blogs[1]?.Title}` }).click()
    await expect(page).toHaveURL(shop.url(`/blog/${blogs[1]?.Slug}`))
    await expect(page.getByRole('heading', { level: 1, name: blogs[1]?.Title ?? '-' })).toBeVisible()
  },
)

test(
  'pagination has two-digit pages, next and previous, and stops at both ends',
  { tag: ['@phone', '@BLOGL-06', '@BLOGL-07', '@BLOGL-08', '@BLOGL-09', '@BLOGL-10', '@BLOGL-11'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/blog'))
    const { PageCount } = await postsOf(shop, 1)
    const numbers = pages(page).getByRole('link', { name: /^Page \d+$/ })
    await expect(numbers).toHaveCount(PageCount)
    await expect(numbers.first()).toContainText('01')
    await expect(numbers.last()).toContainText('02')

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
  'a page number beyond the end shows the last page, one below 1 the first',
  { tag: ['@BLOGL-10', '@BLOGL-11'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/blog?page=99'))
    await expect(page).toHaveURL(shop.url('/blog?page=2'))
    await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(cards(page)).toHaveCount((await postsOf(shop, 2)).blogs.length)
    await page.goto(shop.url('/blog?page=-3'))
    await expect(pages(page).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'the list shows that it is loading, and when it is empty',
  { tag: ['@BLOGL-12', '@BLOGL-13', '@ERR-35'] },
  async ({ page, shop }) => {
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/v1/GetBlogs', async (route) => {
      await asked
      await route.fulfill({ json: { PageCount: 0, blogs: [] } })
    })
    await page.goto(shop.url('/login'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click()
    await expect(page.getByRole('main').getByText('Please Wait...')).toBeAttached()
    answer()
    await expect(page.getByRole('heading', { name: 'No posts yet.' })).toBeVisible()
    await expect(page.getByRole('main').locator('img[src="/art/spot/no-blogs.svg"]')).toBeVisible()
    await expect(page.getByRole('main').getByText('Please Wait...')).toHaveCount(0)
  },
)

test(
  'a post shows title, picture and body, and has metadata for sharing',
  {
    tag: [
      '@phone',
      '@BLOGD-01',
      '@BLOGD-02',
      '@BLOGD-03',
      '@BLOGD-04',
      '@SHELL-131',
      '@SHELL-132',
      '@API-25',
      '@C-067',
    ],
  },
  async ({ page, shop }) => {
    const slug = 'how-to-chase-golden-hour'
    const [answer] = await Promise.all([
      page.waitForResponse('**/v1/GetBlogWithSlug*'),
      page.goto(shop.url(`/blog/${slug}`)),
    ])
    expect(new URL(answer.url()).searchParams.get('Slug')).toBe(slug)
    const { blogs: post } = (await answer.json()) as { blogs: Post }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.Title)
    const backgrounds = await page
      .getByRole('article')
      .first()
      .evaluate((article) =>
        [...article.querySelectorAll('*')]
          .map((element) => getComputedStyle(element).backgroundImage)
          .filter((image) => image !== 'none'),
      )
    expect(backgrounds).toEqual([`url("${shop.url(post.ThumbnailLink)}")`])

    const body = page.getByRole('article').first()
    await expect(body.getByRole('heading', { level: 2, name: 'Decide where you will end' })).toBeVisible()
    await expect(body.getByRole('listitem').first()).toHaveText('Sunset minus 90 minutes: courtyard, in open shade.')
    await expect(body).not.toContainText(/<\/?[a-z]|&[a-z]+;/)
    await expect(page).toHaveTitle(`${post.Title} | Aperture Acres`)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', post.Title)
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', post.Description)
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/art\/share\/blog\/golden-hour\.png$/,
    )
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'BlogPosting']),
    )

    await body.getByRole('link', { name: 'Sunset Jetty' }).click()
    await expect(page).toHaveURL(shop.url('/set/boat-jetty'))
  },
)

test('harmful HTML in a post is removed', { tag: ['@C-067'] }, async ({ page, shop }) => {
  const html =
    '<p onclick="document.title=\'owned\'">Safe <a href="javascript:document.title=\'owned\'">words</a></p><script>document.title="owned"</script><img src="/none.png" onerror="document.title=\'owned\'"><iframe src="https://evil.example"></iframe>'
  const BlogContent = html
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  await page.route('**/none.png', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.route('**/v1/GetBlogWithSlug*', (route) =>
    route.fulfill({
      json: {
        response: { n: 1, Msg: '' },
        blogs: {
          Slug: 'x',
          Title: 'A post',
          Description: 'About',
          ThumbnailLink: '/art/blog/golden-hour.svg',
          BlogContent,
        },
      },
    }),
  )
  await page.goto(shop.url('/blog/x'))
  const words = page.getByText('Safe words')
  await words.click()
  await expect(page.getByRole('article').first().getByRole('link', { name: 'words' })).toHaveCount(0)
  await expect(page.getByRole('article').first().locator('script, iframe, [onclick], [onerror]')).toHaveCount(0)
  await expect(page).toHaveTitle('A post | Aperture Acres')
})

test(
  'an unknown post shows the not-found picture and a link back',
  { tag: ['@BLOGD-04', '@C-068'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/blog/never-written'))
    await expect(page.getByRole('heading', { name: 'No such post.' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'View all posts' }).click()
    await expect(page).toHaveURL(shop.url('/blog'))
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
