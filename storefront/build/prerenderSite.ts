import { documentOf, markServed, type Manifest } from '../prerender/document.ts'
import type * as Renderer from '../prerender/render.tsx'
import type { DehydratedState, PageAnswers } from '../state/dehydrated.ts'

interface Site {
  readonly renderer: typeof Renderer
  readonly template: string
  readonly manifest: Manifest
  /** @returns the address. */
  readonly joinSheets: (sheets: readonly string[]) => string
  readonly write: (name: string, text: string) => void
}

function sourceOf(manifest: Manifest, name = ''): string {
  const found = Object.keys(manifest).find((source) => source.endsWith(`/${name}.tsx`))
  if (!found)
    throw new Error(
      `No file is called ${name}.tsx. Rename the file of the route’s component, or its displayName in storefront/routes.ts.`,
    )
  return found
}

/** The app shares a chunk with other modules, named after it. */
function appOf(manifest: Manifest): string {
  const found = Object.keys(manifest).find(
    (source) => manifest[source]?.name === 'client' && manifest[source].file.endsWith('.js'),
  )
  if (!found) throw new Error('No built script is called client: see the groups in storefront/vite.config.ts.')
  return found
}

/** What `state/dehydrated.ts` takes from the file beside a page. */
function answersOf({ dehydrated }: Renderer.RenderedPage, template: string): string {
  const { resources, pictures } = JSON.parse(dehydrated) as DehydratedState
  const [, build = ''] = /<script type="module"[^>]* src="([^"]*)"/.exec(template) ?? []
  return JSON.stringify({ resources, pictures, build } satisfies PageAnswers)
}

/** @returns the addresses of the pages. */
export async function prerenderSite({
  renderer,
  template,
  manifest,
  joinSheets,
  write,
}: Site): Promise<readonly string[]> {
  await renderer.prepare()
  const paths = await renderer.addresses()
  const app = appOf(manifest)
  for (const path of paths) {
    const route = renderer.routeOf(path)
    if (!route)
      throw new Error(`${path} is no address in storefront/routes.ts; storefront/prerender/addresses.ts lists it.`)
    const file = renderer.fileOf(path)
    if (!file) continue
    const page = await renderer.render(path)
    // Hosts serve this page for other addresses, too, which the app then renders.
    const head = path === renderer.NOT_AVAILABLE.path ? markServed(page.head) : page.head
    const sources = [app, ...[route.page.displayName, ...(route.parts ?? [])].map((name) => sourceOf(manifest, name))]
    const html = documentOf(template, { sources, manifest, joinSheets, page: { ...page, head } })
    write(file, html)
    write(`answers/${file.replace(/html$/, 'json')}`, answersOf(page, template))
    // Some hosts redirect `/blog` to `/blog/` if there is a folder of that name.
    if (paths.some((other) => other.startsWith(`${path}/`))) write(file.replace(/\.html$/, '/index.html'), html)
  }
  for (const route of renderer.ROUTES.filter(({ personal }) => personal)) {
    const sources = [app, sourceOf(manifest, route.page.displayName)]
    const page = { head: await renderer.renderHead(route) }
    write(`${route.path.slice(1)}.html`, documentOf(template, { sources, manifest, joinSheets, page }))
  }
  write('app.html', documentOf(template, { sources: [app], manifest, joinSheets }))
  return paths
}
