import { send, type SendOptions } from '../client.ts'
import { GetBlogs, GetBlogWithSlug } from '../contract/catalogue/posts.ts'

export const listPosts = (page: number, options?: SendOptions) => send(GetBlogs, { PageNumber: page }, options)
export const readPost = (slug: string, options?: SendOptions) => send(GetBlogWithSlug, { Slug: slug }, options)
