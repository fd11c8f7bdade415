import * as v from 'valibot'
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
export const GetBlogs = call('GetBlogs', {
  method: 'POST',
  envelope: 'bare',
  fields: { PageCount: count, blogs: list(blog) },
})

/** API-25 */
export const GetBlogWithSlug = call('GetBlogWithSlug', {
  method: 'GET',
  envelope: 'response',
  fields: { blogs: single(blog) },
})
