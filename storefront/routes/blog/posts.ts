/** What the pages of the blog share. */
import type { listPosts } from '../../api/catalogue.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { BRAND } from '../../brand.ts'

export type Post = Awaited<ReturnType<typeof listPosts>>['blogs'][number]

export const BLOG = { href: '/blog', text: 'Blogs' }

export const postAddress = (slug: string): string => `${BLOG.href}/${encodeURIComponent(slug)}`

/** The first page has no number: one address a page. */
export const listAddress = (page: number): string => (page > 1 ? `${BLOG.href}?page=${page}` : BLOG.href)

/** The page an address asks for, from 1; whether there are so many only the answer tells. */
export function pageOf(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? ''
  return /^\d{1,6}$/.test(asked) ? Math.max(1, Number(asked)) : 1
}

/** Between 1 and the page count (BLOGL-10, BLOGL-11); a list of none has one page. */
export const clampedPage = (page: number, count: number): number => Math.min(Math.max(1, page), Math.max(1, count))

/** For search engines: https://schema.org/BlogPosting. */
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
