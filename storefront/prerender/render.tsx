/** Renders a page to HTML with its data. Node only, built by Vite. */
import { prerender } from 'react-dom/static'
import { Root } from '../Root.tsx'
import { routeOf } from '../routes.ts'
import { jsonInPage } from '../text/jsonInPage.ts'
import type { DehydratedState } from '../state/dehydrated.ts'
import { loadMenus } from '../state/loadMenus.ts'
import { menusAtom } from '../state/menus.ts'
import { loadPackageCategories, packageCategoriesAtom } from '../state/packages.ts'
import { renderResourcesFrom, type DehydratedResource } from '../state/resource.ts'
import { request } from '../state/request.ts'
import { store } from '../state/store.ts'

export { addresses } from './addresses.ts'
export { fileOf } from './site.ts'
export { configure } from '../settings.ts'
export { routeOf, ROUTES } from '../routes.ts'

export interface RenderedPage {
  /** Title, meta and link elements. */
  head: string
  /** The content of `#app`. */
  body: string
  /** JSON for `state/dehydrated.ts`. */
  dehydrated: string
}

/** Shared by all pages of a build. */
const answers = new Map<string, Promise<DehydratedResource>>()

/** For menus and calls to action. Throws when the provider cannot be reached. */
export async function prepare(): Promise<void> {
  await Promise.all([loadPackageCategories(), loadMenus()])
  if (store.get(packageCategoriesAtom).length === 0) throw new Error('The provider answered no package categories.')
}

async function answerTo(key: string, load: (signal: AbortSignal) => Promise<unknown>): Promise<DehydratedResource> {
  const outcome = await request(() => load(new AbortController().signal), true)
  if (outcome.status === 'done' || outcome.status === 'refused') return outcome
  throw new Error(`“${key}” could not be loaded: ${outcome.status === 'failed' ? outcome.detail : outcome.status}`)
}

const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** @param path in the route table, without query. @throws when a call or a component fails. */
export async function render(path: string): Promise<RenderedPage> {
  const used: Record<string, DehydratedResource> = {}
  renderResourcesFrom((key, load) => {
    const answer = answers.get(key) ?? answerTo(key, load)
    answers.set(key, answer)
    void answer.then(
      (outcome) => (used[key] = outcome),
      () => undefined,
    )
    return answer
  })
  await routeOf(path)?.page.preload()
  const faults: unknown[] = []
  const { prelude } = await prerender(<Root ssrPath={path} />, {
    // Streaming would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  const html = await new Response(prelude).text()
  if (faults.length > 0) throw faults[0]
  const head = HEAD.exec(html)?.[0] ?? ''
  const data: DehydratedState = {
    resources: used,
    packageCategories: store.get(packageCategoriesAtom),
    menus: store.get(menusAtom),
  }
  return { head, body: html.slice(head.length), dehydrated: jsonInPage(data) }
}
