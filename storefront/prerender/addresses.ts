/** The paths to prerender: every page that is the same for all visitors. The provider's lists give the dynamic ones. */
import { send } from '../api/client.ts'
import { GetEventsCategory } from '../api/contract/catalogue/events.ts'
import { GetPackageCategory } from '../api/contract/catalogue/packageCategories.ts'
import { GetBlogs } from '../api/contract/catalogue/posts.ts'
import { GetProfessionalCategory, GetProfessionalDetails } from '../api/contract/catalogue/professionals.ts'
import { GetSets } from '../api/contract/catalogue/sets.ts'
import { MOST_POST_PAGES } from '../api/contract/values.ts'
import { ROUTES } from '../routes.ts'
import { allPostsAtom } from '../state/dehydrated.ts'
import { store } from '../state/store.ts'
import { inTurns } from './inTurns.ts'

const CALLS_AT_ONCE = 6

type Lists = Record<string, () => Promise<readonly string[]>>

const PARAMETERS: Lists = {
  '/pricing/:pid': async () => (await send(GetPackageCategory, {})).packagecategorylist.map(({ SlugName }) => SlugName),
  '/set/:sid': async () => (await send(GetSets, {})).Setslist.map(({ SlugId }) => SlugId),
  '/event/:eid': async () => (await send(GetEventsCategory, {})).eventcategorylist.map(({ SlugId }) => SlugId),
  '/hire-professionals/:pid': async () => (await professions()).map(({ SlugName }) => SlugName),
  '/portfolio/:pid': portfolioSlugs,
  '/blog/:bid': blogSlugs,
}

const professions = async () => (await send(GetProfessionalCategory, {})).professionalcategorylist

/** Only people with photographs have a portfolio. */
async function portfolioSlugs(): Promise<string[]> {
  const lists = await inTurns(await professions(), CALLS_AT_ONCE, ({ SlugName }) =>
    send(GetProfessionalDetails, { SlugName }),
  )
  return lists.flatMap(({ professionallist }) =>
    professionallist.filter(({ Count }) => Count > 0).map(({ SlugName }) => SlugName),
  )
}

/** Stops at the first empty page, because some providers count pages that they do not have. */
async function blogSlugs(): Promise<string[]> {
  const first = await send(GetBlogs, { PageNumber: 1 })
  if (first.PageCount > MOST_POST_PAGES)
    throw new Error(`GetBlogs: PageCount is ${first.PageCount}, and at most ${MOST_POST_PAGES} are read.`)
  let isOver = first.blogs.length === 0
  const pages = Array.from({ length: Math.max(0, first.PageCount - 1) }, (_, at) => at + 2)
  const more = await inTurns(pages, CALLS_AT_ONCE, async (page) => {
    if (isOver) return []
    const { blogs } = await send(GetBlogs, { PageNumber: page })
    if (blogs.length === 0) isOver = true
    return blogs
  })
  const posts = [first.blogs, ...more].flat().map(({ Slug, Title }) => ({ Slug, Title }))
  store.set(allPostsAtom, posts)
  return posts.map(({ Slug }) => Slug)
}

/** For the blog's feed. */
export const latestPosts = async () => (await send(GetBlogs, { PageNumber: 1 })).blogs

export async function addresses(): Promise<string[]> {
  const lists = await Promise.all(
    ROUTES.filter(({ personal }) => !personal).map(async ({ path }) => {
      if (!path.includes(':')) return [path]
      const values = await PARAMETERS[path]?.()
      if (!values) throw new Error(`${path} has a parameter, and addresses.ts does not say what it may be.`)
      return values.filter(Boolean).map((value) => path.replace(/:\w+/, encodeURIComponent(value)))
    }),
  )
  return [...new Set(lists.flat())]
}
