/** What lets the published Storybook stand in any folder: its worker and its pictures are found beside its own page. */
import { http, type RequestHandler } from 'msw'
import { configure } from 'storybook/test'

/** The runner and the development server have both at the root. */
const PUBLISHED = import.meta.env.PROD

// A reader's machine may be busy: what a story looks for may take its time to come.
if (PUBLISHED) configure({ asyncUtilTimeout: 10_000 })

/** Where the worker lies, for `worker.start`. */
export const serviceWorker = {
  url: PUBLISHED ? new URL('mockServiceWorker.js', document.baseURI).href : '/mockServiceWorker.js',
}

/**
 * The worker takes itself away with the last page that used it. When the next page is there before it is gone, it
 * stays without having taken that page over, and the page's calls would go past it to the server (404). Then the page
 * is loaded again; at most three times, so that it shows something where a browser refuses workers.
 */
export async function ensureWorkerControl(): Promise<void> {
  if (!PUBLISHED) return
  const tried = Number(sessionStorage.getItem('taken-over'))
  if (navigator.serviceWorker.controller || tried >= 3) {
    sessionStorage.removeItem('taken-over')
    return
  }
  sessionStorage.setItem('taken-over', String(tried + 1))
  location.reload()
  // Nothing is drawn until then.
  await new Promise(() => {})
}

/** The provider names its pictures from the root, `/art/…`: here they are fetched from the Storybook's folder. */
export const pictures: readonly RequestHandler[] = PUBLISHED
  ? [http.get(/\/art\//, ({ request }) => fetchBeside(new URL(request.url).pathname))]
  : []

function fetchBeside(path: string): Promise<Response> | undefined {
  const wanted = new URL(path.slice(path.lastIndexOf('/art/') + 1), document.baseURI)
  // It is already the right address: let it pass.
  return wanted.pathname === path ? undefined : fetch(wanted)
}
