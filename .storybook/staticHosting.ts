/** Lets the published Storybook run in any folder: it finds its service worker and pictures relative to its page. */
import { http, type RequestHandler } from 'msw'

const PUBLISHED = import.meta.env.PROD

/** For `worker.start`. */
export const serviceWorker = {
  url: PUBLISHED ? new URL('worker.js', document.baseURI).href : '/mockServiceWorker.js',
}

/**
 * MSW's worker unregisters with its last page. A page that opens meanwhile is not controlled by it, and its calls would
 * reach the server (404), so the page reloads; at most three times, because a browser may refuse service workers.
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
  // Draws nothing until the reload.
  await new Promise(() => {})
}

/** Fetches pictures of the provider, `/art/…`, from Storybook's folder. */
export const pictures: readonly RequestHandler[] = PUBLISHED
  ? [http.get(/\/art\//, ({ request }) => fetchBeside(new URL(request.url).pathname))]
  : []

function fetchBeside(path: string): Promise<Response> | undefined {
  const wanted = new URL(path.slice(path.lastIndexOf('/art/') + 1), document.baseURI)
  // Already the right address.
  return wanted.pathname === path ? undefined : fetch(wanted)
}
