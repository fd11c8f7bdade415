// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { BLOGS } from './blogs.ts'

describe('blog bodies', () => {
  it.each(BLOGS.map((blog) => [String(blog.Slug), String(blog.BlogContent)] as const))(
    '%s is encoded exactly once',
    (_slug, content) => {
      expect(content).not.toMatch(/[<>"]/)
      const html = new DOMParser().parseFromString(content, 'text/html').body.textContent ?? ''
      const body = new DOMParser().parseFromString(html, 'text/html').body
      expect(body.querySelectorAll('h2').length).toBeGreaterThanOrEqual(2)
      expect(body.querySelectorAll('p').length).toBeGreaterThanOrEqual(3)
      for (const link of body.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^\/[a-z]/)
    },
  )

  it('include lists and links', () => {
    const all = BLOGS.map(({ BlogContent }) => String(BlogContent)).join('')
    for (const tag of ['&lt;ul&gt;', '&lt;ol&gt;', '&lt;a href=', '&lt;table&gt;']) expect(all).toContain(tag)
  })
})
