/** Renders a page and its data to HTML. Runs in Node, built by Vite. */
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { send } from '../api/client.ts'
import { GetOutFits } from '../api/contract/catalogue/outfits.ts'
import { GetPackageCategory } from '../api/contract/catalogue/packageCategories.ts'
import { EVERYBODY } from '../api/contract/codes.ts'
import { PICTURE_FIELDS } from '../api/contract/meanings.ts'
import { isRefused } from '../api/error.ts'
import { Root } from '../Root.tsx'
import { routeOf, type RouteEntry } from '../routes.ts'
import { NO_FILTER, wantedOf, type Categories } from '../routes/outfits/filter.ts'
import { showsDay } from '../shell/date/VisitDay.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { entriesOf, merged, type Entry } from '../shell/search/entries.ts'
import { jsonInPage } from '../text/json.ts'
import { missingPagesAtom, type DehydratedState } from '../state/dehydrated.ts'
import { loadMenus } from '../state/loadMenus.ts'
import { menusAtom } from '../state/menus.ts'
import { renderPicturesFrom } from '../state/pictures.ts'
import { packageCategoriesAtom, pagesOf } from '../state/packages.ts'
import { renderResourcesFrom, type DehydratedResource } from '../state/resource.ts'
import { request, type Result } from '../state/request.ts'
import { store } from '../state/store.ts'
import { inTurns } from './inTurns.ts'
import { missingPages } from './missingPages.ts'
import { addresses as publicPaths } from './addresses.ts'
import { filesOf, type PictureFiles } from '../state/pictureMap.ts'
import { onProblem } from '../problem.ts'
import { collectInto, noteOn, reportDrift, type Drifts } from './drifts.ts'
import type { PictureWriter } from './pictures/pictureWriter.ts'

onProblem((problem) => problem.kind === 'drift' && reportDrift(problem))

export { takeWarnings } from './drifts.ts'
export { latestPosts } from './addresses.ts'
export { missingLinks } from './missingPages.ts'
export { OWN_CARDS } from './shareCards/ownCards.ts'
export { CARD_FONTS } from '#brand/shareCards.ts'
export { BRAND } from '../brand.ts'
export { feed, fileOf, robots, sitemap } from './site.ts'
export { configure } from '../settings.ts'
export { NOT_AVAILABLE, routeOf, ROUTES } from '../routes.ts'

export interface RenderedPage {
  /** Title, meta and link elements. */
  head: string
  body: string
  /** JSON for `state/dehydrated.ts`. */
  dehydrated: string
  /** The chosen day is shown below its header, whose styles keep the place for it. */
  isOfDay: boolean
}

interface Answer {
  readonly resource: DehydratedResource
  readonly drifts: Drifts
}

const answers = new Map<string, Promise<Answer>>()

let pictures: Pick<PictureWriter, 'begin' | 'of'> | undefined

export function writePicturesBy(writer: typeof pictures): void {
  pictures = writer
}

/** Loads what menus and calls to action need. @throws if one of the calls fails; only the menus may be refused. */
export async function prepare(): Promise<void> {
  const drifts: Drifts = []
  const [categories, menus] = await collectInto(drifts, () =>
    Promise.all([request(() => send(GetPackageCategory, {}), true), loadMenus()]),
  )
  noteOn('the menus', drifts)
  if (categories.status !== 'done') throw new Error(`GetPackageCategory: ${reasonOf(categories)}`)
  const pages = pagesOf(categories.value.packagecategorylist)
  if (pages.length === 0) throw new Error('GetPackageCategory: the list is empty')
  store.set(packageCategoriesAtom, pages)
  const failure = menus.find((outcome) => outcome?.status === 'failed')
  if (failure) throw new Error(failure.detail)
}

export async function addresses(): Promise<string[]> {
  const drifts: Drifts = []
  const paths = await collectInto(drifts, publicPaths)
  noteOn('the list of pages', drifts)
  store.set(missingPagesAtom, missingPages(paths))
  return paths
}

/** Failures name the call themselves. */
function reasonOf(outcome: Exclude<Result<unknown>, { status: 'done' }>): string {
  if (outcome.status === 'failed') return outcome.detail.replace(/^\w+: /, '')
  return outcome.status === 'refused' ? `refused, “${outcome.msg}”` : outcome.status
}

/** A page shows the provider's sentence in place of its content, which nobody may notice. */
function reportRefusal(error: unknown): never {
  if (isRefused(error)) reportDrift({ call: error.call, msg: error.failure.msg, effect: 'refused' })
  throw error
}

function picturesIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'string') return PICTURE_FIELDS.has(field) && value.trim() ? [value] : []
    return picturesIn(value)
  })
}

async function answerTo(key: string, load: (signal: AbortSignal) => Promise<unknown>): Promise<Answer> {
  const drifts: Drifts = []
  const outcome = await collectInto(drifts, () =>
    request(() => load(new AbortController().signal).catch(reportRefusal), true),
  )
  if (outcome.status === 'done') pictures?.begin(`The answer “${key.trim()}”`, picturesIn(outcome.value))
  if (outcome.status === 'done' || outcome.status === 'refused') return { resource: outcome, drifts }
  throw new Error(
    `“${key.trim()}” could not be loaded: ${outcome.status === 'failed' ? outcome.detail : outcome.status}`,
  )
}

const messageOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault))

/** Answers arrive in a different order in every build, but equal pages must be equal files. */
const sorted = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1))) as T

const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** @param path without query. @throws if a call or a component fails. */
export async function render(path: string): Promise<RenderedPage> {
  const used: Record<string, DehydratedResource> = {}
  /** React's `use` needs the same promise in every render. */
  const resources = new Map<string, Promise<DehydratedResource>>()
  async function resourceOf(key: string, load: (signal: AbortSignal) => Promise<unknown>): Promise<DehydratedResource> {
    const answer = answers.get(key) ?? answerTo(key, load)
    answers.set(key, answer)
    const { resource, drifts } = await answer
    used[key] = resource
    noteOn(path, drifts)
    return resource
  }
  renderResourcesFrom((key, load) => {
    const resource = resources.get(key) ?? resourceOf(key, load)
    resources.set(key, resource)
    // Whoever awaits it handles the failure.
    resource.catch(() => undefined)
    return resource
  })
  const shown: Record<string, PictureFiles> = {}
  const asked = new Map<string, Promise<PictureFiles>>()
  async function pictureOf(src: string): Promise<PictureFiles> {
    return (shown[src] = filesOf((await pictures?.of(src, `The page ${path}`)) ?? ''))
  }
  renderPicturesFrom((src) => {
    const picture = asked.get(src) ?? pictureOf(src)
    asked.set(src, picture)
    return picture
  })
  await routeOf(path)?.page.preload()
  const faults: unknown[] = []
  const { prelude } = await prerender(<Root ssrPath={path} />, {
    // Streaming would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  const html = await new Response(prelude).text()
  if (faults.length > 0) throw new Error(`${path}: ${messageOf(faults[0])}`, { cause: faults[0] })
  const head = HEAD.exec(html)?.[0] ?? ''
  const data: DehydratedState = {
    path,
    resources: sorted(used),
    packageCategories: store.get(packageCategoriesAtom),
    menus: sorted(store.get(menusAtom)),
    missingPages: store.get(missingPagesAtom),
    pictures: sorted(shown),
  }
  return { head, body: html.slice(head.length), dehydrated: jsonInPage(data), isOfDay: showsDay(path) }
}

/** Outfits do not name their category, but a search result leads there. So each category's outfits are requested. */
async function outfitsByCategory(): Promise<Entry[]> {
  const categories = await answers.get(`outfit categories ${EVERYBODY}`)
  if (categories?.resource.status !== 'done') return []
  const known = categories.resource.value as Categories
  const lists = await inTurns(known.Outfitcategorylist, 6, async ({ OutfitCategoryId, OutfitCategoryName }) => {
    const wanted = wantedOf({ ...NO_FILTER, categories: [String(OutfitCategoryId)] }, known)
    const { resource, drifts } = await answerTo('outfits of a category', () => send(GetOutFits, wanted))
    noteOn('the search', drifts)
    const entries = resource.status === 'done' ? entriesOf(`outfits ${OutfitCategoryId} `, resource.value) : []
    return entries.map((entry) => ({ ...entry, about: OutfitCategoryName }))
  })
  return lists.flat()
}

/** The index for the header's search, from the answers that the pages used. */
export async function searchIndex(): Promise<string> {
  const loaded = await Promise.all([...answers].map(async ([key, answer]) => [key, (await answer).resource] as const))
  const entries = Object.entries(sorted(Object.fromEntries(loaded))).flatMap(([key, resource]) =>
    resource.status === 'done' ? entriesOf(key, resource.value) : [],
  )
  return JSON.stringify(merged([...(await outfitsByCategory()), ...entries]))
}

/** The head of a page that only the app can render. */
export async function renderHead({ path, title, description, noindex }: RouteEntry): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <PageHead title={title} description={description} noindex={noindex} />
    </Router>,
  )
  return new Response(prelude).text()
}
