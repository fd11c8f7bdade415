import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BLOGS } from '../../mocks/payloads/blogs.ts'
import { PostRoute } from '../../storefront/routes/blog/PostRoute.tsx'
import { answering, recordingCalls, sent } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { structuredData } from '../support/structuredData.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const SLUG = 'how-to-chase-golden-hour'
const POST = BLOGS.find(({ Slug }) => Slug === SLUG)
const answer = (blogs: unknown) => answering('GetBlogWithSlug', { response: { n: 1, Msg: '' }, blogs })

const meta = preview.meta({
  title: 'Pages/Blog post',
  id: 'routes-blog-post',
  component: RoutePage,
  args: { at: `/blog/${SLUG}`, page: PostRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@BLOGD-01 to 04', '@API-25', '@C-067'] },
  beforeEach: recordingCalls('GetBlogWithSlug'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: String(POST?.Title) })).toBeVisible()
    await expect(sent[0]).toEqual({ Slug: SLUG })
    const post = canvas.getAllByRole('article')[0]!
    await expect(
      await within(post).findByRole('heading', { level: 2, name: 'Decide where you will end' }),
    ).toBeVisible()
    await expect(within(post).getAllByRole('listitem')[0]).toHaveTextContent(
      'Sunset minus 90 minutes: courtyard, in open shade.',
    )
    await expect(post).not.toHaveTextContent(/<\/?[a-z]|&[a-z]+;/)
    await expect(within(post).getByRole('link', { name: 'Sunset Jetty' })).toHaveAttribute('href', '/set/boat-jetty')
    await waitFor(() =>
      expect(
        [...post.querySelectorAll('*')]
          .map((part) => getComputedStyle(part).backgroundImage)
          .filter((is) => is !== 'none'),
      ).toEqual([`url("${new URL(String(POST?.ThumbnailLink), location.href).href}")`]),
    )
    await expect(structuredData(canvasElement)).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'BlogPosting' },
    ])
    await expect(await canvas.findByRole('region', { name: 'More from the blog' })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetBlogWithSlug'),
  play: async ({ canvas }) => {
    await saysToWait()
    await expect(canvas.getByRole('heading', { level: 1, name: 'How To Chase Golden Hour' })).toBeVisible()
  },
})

export const DoesNotExist = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@C-068'] },
  args: { at: '/blog/never-written' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such post.' })).toBeVisible()
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(canvas.getByRole('link', { name: 'View all posts' })).toHaveAttribute('href', '/blog')
  },
})

/** Some providers return a list of one (C-068). */
export const WithoutPictureAndBody = meta.story({
  parameters: { requirements: ['@C-068'] },
  beforeEach: ({ msw }) => msw.use(answer([{ ...POST, ThumbnailLink: '', BlogContent: '' }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: String(POST?.Title) })).toBeVisible()
  },
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const body = `&lt;h2&gt;${long}&lt;/h2&gt;&lt;p&gt;${long} ${long}&lt;/p&gt;&lt;table&gt;&lt;tr&gt;${`&lt;th&gt;${long}&lt;/th&gt;`.repeat(4)}&lt;/tr&gt;&lt;/table&gt;`
    msw.use(answer({ ...POST, Title: `${long} ${long}`, Description: `${long} ${long}`, BlogContent: body }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeInTheDocument()
  },
})

export const Broken = meta.story({
  beforeEach: failing('GetBlogWithSlug'),
  play: offersRetry,
})
