import type { AnswerOf } from '../../api/contract/wire.ts'
import type { GetBlogs } from '../../api/contract/catalogue/posts.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { BRAND } from '../../brand.ts'

export type Post = AnswerOf<typeof GetBlogs>['blogs'][number]

export const BLOG = { href: '/blog', text: 'Blogs' }

export const postAddress = (slug: string): string => `${BLOG.href}/${encodeURIComponent(slug)}`

/** The first page has no number in its address. */
export const listAddress = (page: number): string => (page > 1 ? `${BLOG.href}?page=${page}` : BLOG.href)

/** The page number in the address, from 1. The page may not exist. */
export function pageOf(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? ''
  return /^\d{1,6}$/.test(asked) ? Math.max(1, Number(asked)) : 1
}

/** Between 1 and the page count, at least 1 (BLOGL-10, BLOGL-11). */
export const clampedPage = (page: number, count: number): number => Math.min(Math.max(1, page), Math.max(1, count))

/** https://schema.org/BlogPosting */
export function blogPosting({ Slug, Title, Description, ThumbnailLink }: Post): object {
  return {
    '@type': 'BlogPosting',
    headline: Title,
    description: Description,
    ...(ThumbnailLink && { image: wholeAddress(shareCard(ThumbnailLink)) }),
    mainEntityOfPage: wholeAddress(postAddress(Slug)),
    author: { '@type': 'Organization', name: BRAND.name, url: BRAND.site },
    publisher: { '@type': 'Organization', name: BRAND.name, url: BRAND.site },
  }
}
