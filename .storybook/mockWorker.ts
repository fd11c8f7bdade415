/** MSW's worker. The published Storybook runs in any folder: its service worker and pictures have relative addresses. */
import { http, type RequestHandler } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { freshHandlers, startOptions } from '../mocks/browser.ts'

const PUBLISHED = import.meta.env.PROD

const serviceWorker = {
  url: PUBLISHED ? new URL('worker.js', document.baseURI).href : '/mockServiceWorker.js',
}

const pictures: readonly RequestHandler[] = PUBLISHED
  ? [http.get(/\/art\//, ({ request }) => fetchBeside(new URL(request.url).pathname))]
  : []

function fetchBeside(path: string): Promise<Response> | undefined {
  const wanted = new URL(path.slice(path.lastIndexOf('/art/') + 1), document.baseURI)
  // The address is right already.
  return wanted.pathname === path ? undefined : fetch(wanted)
}

let worker: Promise<SetupWorker> | undefined

async function start(): Promise<SetupWorker> {
  // Initial handlers survive a reset.
  const started = setupWorker(...pictures, ...freshHandlers())
  await started.start({ ...startOptions, serviceWorker })
  return started
}

export const startWorker = (): Promise<SetupWorker> => (worker ??= start())
