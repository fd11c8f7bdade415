import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BLOGS } from '../../mocks/payloads/blogs.ts'
import { BlogRoute } from '../../storefront/routes/blog/BlogRoute.tsx'
import { answering, recordingCalls, sent } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { atWidths } from '../support/atWidths.ts'
import { navigate, shopAddress } from '../support/shopAddress.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const meta = preview.meta({
  title: 'Pages/Blog',
  id: 'routes-blog',
  component: RoutePage,
  args: { at: '/blog', page: BlogRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@BLOGL-01 to 11', '@BLOGL-14', '@API-24', '@C-066'] },
  beforeEach: recordingCalls('GetBlogs'),
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(sent[0]).toEqual({ PageNumber: 1 })
    await expect(
      cards.map((card) => [card.querySelector('h2')?.textContent, card.querySelector('img')?.getAttribute('src')]),
    ).toEqual(BLOGS.slice(0, 6).map(({ Title, ThumbnailLink }) => [Title, ThumbnailLink]))
    const [{ Title, Description, Slug }] = BLOGS as [(typeof BLOGS)[number]]
    await expect(within(cards[0]!).getByText(String(Description))).toBeVisible()
    await expect(within(cards[0]!).getByRole('link', { name: `Read More ${Title}` })).toHaveAttribute(
      'href',
      `/blog/${Slug}`,
    )
    const pages = canvas.getAllByRole('link', { name: /^Page \d+$/ })
    await expect(pages.map(({ textContent }) => textContent.slice(0, 2))).toEqual(['01', '02'])
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/blog?page=2')
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    // No row ends in a lone post, unless it fills the row.
    await atWidths([700, 768, 1024], (width) =>
      waitFor(async () => {
        const boxes = cards.map((card) => card.getBoundingClientRect())
        await expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(width < 768 ? 2 : 3)
        const last = boxes.at(-1)!
        if (last.left === boxes[0]?.left) await expect(last.width, `${width} px`).toBeGreaterThan(width * 0.8)
      }),
    )

    await userEvent.click(canvas.getByRole('link', { name: 'Previous' }))
    await expect(shopAddress()).toBe('/blog')
    window.scrollTo(0, 300)
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }))
    await expect(shopAddress()).toBe('/blog?page=2')
    await expect(await canvas.findByRole('article', { name: String(BLOGS[6]?.Title) })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(BLOGS.length - 6)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(window.scrollY).toBe(0)
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }))
    await expect(shopAddress()).toBe('/blog?page=2')
    await userEvent.click(canvas.getByRole('link', { name: 'Previous' }))
    await expect(shopAddress()).toBe('/blog')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page'))
    navigate('/blog?page=99')
    await waitFor(() => expect(shopAddress()).toBe('/blog?page=2'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'))
  },
})

export const LastPage = meta.story({
  tags: ['visual'],
  args: { at: '/blog?page=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(BLOGS.length - 6)
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@BLOGL-13'] },
  beforeEach: waitingFor('GetBlogs'),
  play: saysToWait,
})

export const WithoutPosts = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@BLOGL-12', '@ERR-35'] },
  beforeEach: ({ msw }) => msw.use(answering('GetBlogs', { PageCount: 0, blogs: [] })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'No posts yet.' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/spot/no-blogs.svg')
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
})

export const Broken = meta.story({
  beforeEach: failing('GetBlogs'),
  play: offersRetry,
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const [first] = BLOGS
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '
    const blogs = [1, 2].map((Slug) => ({
      ...first,
      Slug: String(Slug),
      Title: `${long.repeat(2)}${Slug}`,
      Description: long.repeat(4),
    }))
    msw.use(answering('GetBlogs', { PageCount: 120, blogs }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Page 120' })).toBeVisible()
  },
})
