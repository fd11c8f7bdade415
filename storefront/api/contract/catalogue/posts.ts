import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, count, list, single, text } from '../wire.ts'

const blog = v.object({
  Slug: text,
  Title: text,
  Description: text,
  ThumbnailLink: text,
  /** Entity-encoded HTML: decode once, then sanitise (C-067). */
  BlogContent: v.optional(text, ''),
})

/** API-24 */
export const GetBlogs = /* @__PURE__ */ call<Sent<'GetBlogs'>>()({
  name: 'GetBlogs',
  method: 'POST',
  envelope: 'bare',
  fields: { PageCount: count, blogs: list(blog) },
})

/** API-25 */
export const GetBlogWithSlug = /* @__PURE__ */ call<Sent<'GetBlogWithSlug'>>()({
  name: 'GetBlogWithSlug',
  method: 'GET',
  envelope: 'response',
  fields: { blogs: single(blog) },
})
