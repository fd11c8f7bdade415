import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { BLOGS } from '../../mocks/payloads/blogs.ts'
import { BlogRoute } from '../../storefront/routes/blog/BlogRoute.tsx'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Routes/Discover/Blog',
  id: 'routes-blog',
  component: RoutePage,
  args: { path: '/blog', at: '/blog', page: BlogRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/blog?page=2')
  },
})

export const LastPage = meta.story({
  tags: ['visual'],
  args: { at: '/blog?page=2' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(BLOGS.length - 6)
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetBlogs'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const WithoutPosts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(answering('GetBlogs', { PageCount: 0, blogs: [] }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No posts yet.' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
})

export const Broken = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetBlogs'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
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
    msw.use(answering('GetBlogs', { PageCount: 120, blogs }), ...freshHandlers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Page 120' })).toBeVisible()
  },
})
