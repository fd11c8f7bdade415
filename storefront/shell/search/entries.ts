/** What can be found, from the answers of the catalogue: of the built index, and of the pages that were opened since. */
import type { GetEventsCategory } from '../../api/contract/catalogue/events.ts'
import type { GetOutFits } from '../../api/contract/catalogue/outfits.ts'
import type { GetPackageDeatils } from '../../api/contract/catalogue/packages.ts'
import type { GetBlogWithSlug, GetBlogs } from '../../api/contract/catalogue/posts.ts'
import type { GetProfessionalDetails } from '../../api/contract/catalogue/professionals.ts'
import type { GetProp } from '../../api/contract/catalogue/props.ts'
import type { GetFAQ } from '../../api/contract/catalogue/questions.ts'
import type { GetSets } from '../../api/contract/catalogue/sets.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

/** As the groups of results are headed. */
export type Kind = 'Sets' | 'Setups' | 'Packages' | 'Outfits' | 'Props' | 'Professionals' | 'Questions' | 'Posts'

export interface Entry {
  kind: Kind
  /** Unique within its kind. */
  id: string
  title: string
  /** Searched as well. */
  about: string
  href: string
}

interface Answers {
  sets: AnswerOf<typeof GetSets>
  events: AnswerOf<typeof GetEventsCategory>
  packages: AnswerOf<typeof GetPackageDeatils>
  outfits: AnswerOf<typeof GetOutFits>
  props: AnswerOf<typeof GetProp>
  professionals: AnswerOf<typeof GetProfessionalDetails>
  faqs: AnswerOf<typeof GetFAQ>
  posts: AnswerOf<typeof GetBlogs>
  post: AnswerOf<typeof GetBlogWithSlug>
}

type Readers = { [Name in keyof Answers]: (answer: Answers[Name], of: string) => Entry[] }

/** As in `routes/outfits/sort.ts`. If the search imported it, the page of outfits would load one more file. */
const PAGE = 24

const path = (page: string, slug: string): string => `/${page}/${encodeURIComponent(slug)}`
const query = (page: string, values: Record<string, string>): string =>
  `/${page}?${new URLSearchParams(values).toString()}`.replace(/\?$/, '')

const postEntry = ({ Slug, Title, Description }: NonNullable<Answers['post']['blogs']>): Entry => ({
  kind: 'Posts',
  id: Slug,
  title: Title,
  about: Description,
  href: path('blog', Slug),
})

const READERS: Readers = {
  sets: ({ Setslist }) =>
    Setslist.filter(({ SlugId }) => SlugId).map(({ SlugId, SetName }) => ({
      kind: 'Sets',
      id: SlugId,
      title: SetName,
      about: '',
      href: path('set', SlugId),
    })),
  events: ({ eventcategorylist }) =>
    eventcategorylist
      .filter(({ SlugId }) => SlugId)
      .map(({ SlugId, EventCategoryName }) => ({
        kind: 'Setups',
        id: SlugId,
        title: EventCategoryName,
        about: '',
        href: path('event', SlugId),
      })),
  packages: ({ packagelist }, category) =>
    packagelist.map(({ PackageId, PackageName, CategoryName }) => ({
      kind: 'Packages',
      id: `${PackageId}`,
      title: PackageName,
      about: CategoryName,
      href: path('pricing', category),
    })),
  // The key is that of the filter: its categories, two prices and the gender.
  outfits: ({ OutFitList }, filter) =>
    OutFitList.map(({ OutfitID, ProductName }, at) => ({
      kind: 'Outfits',
      id: `${OutfitID}`,
      title: ProductName,
      about: '',
      href: query('outfits', {
        ...(/^[^ ,]+ /.test(filter) && { category: filter.split(' ', 1)[0] ?? '' }),
        ...(at >= PAGE && { page: `${Math.floor(at / PAGE) + 1}` }),
      }),
    })),
  props: ({ PropList }) =>
    PropList.map(({ SlugName, PropCategoryName, PropName }) => ({
      kind: 'Props',
      id: PropName,
      title: PropName,
      about: PropCategoryName,
      href: SlugName ? query('props', { kind: SlugName }) : '/props',
    })),
  professionals: ({ professionalcategory, professionallist }, category) =>
    professionallist.map(({ ID, Name }) => ({
      kind: 'Professionals',
      id: `${ID}`,
      title: Name,
      about: professionalcategory?.Name ?? '',
      href: path('hire-professionals', category),
    })),
  faqs: ({ FAQList }) =>
    FAQList.map(({ FAQId, Question, Answer }) => ({
      kind: 'Questions',
      id: `${FAQId}`,
      title: Question,
      about: Answer,
      href: query('faqs', { q: Question }),
    })),
  posts: ({ blogs }) => blogs.map(postEntry),
  post: ({ blogs }) => (blogs ? [postEntry(blogs)] : []),
}

const isReader = (name: string): name is keyof Answers => Object.hasOwn(READERS, name)

/** @param key of the answer, as pages name it for `useResource`: `packages pre-wedding`. */
export function entriesOf(key: string, answer: unknown): Entry[] {
  const [name = ''] = key.split(' ', 1)
  if (!isReader(name)) return []
  const read = READERS[name] as (answer: unknown, of: string) => Entry[]
  return read(answer, key.slice(name.length + 1)).filter(({ title }) => title.trim())
}

/**
 * Later entries replace earlier ones. An outfit keeps its first link to a category: a list of all outfits names no
 * category, and a list that is narrowed by price shows the outfit on an earlier page.
 */
export function merged(entries: readonly Entry[]): Entry[] {
  const all = new Map<string, Entry>()
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.id}`
    const known = all.get(key)
    const href = known?.href.startsWith('/outfits?category') ? known.href : entry.href
    all.set(key, { ...entry, about: entry.about || known?.about || '', href })
  }
  return [...all.values()]
}
