import { setupWorker, type SetupWorker } from 'msw/browser'
import { freshHandlers, startOptions } from '../mocks/browser.ts'
import { ensureWorkerControl, pictures, serviceWorker } from './staticHosting.ts'

let worker: Promise<SetupWorker> | undefined

async function start(): Promise<SetupWorker> {
  // Initial handlers survive a reset.
  const started = setupWorker(...pictures, ...freshHandlers())
  await started.start({ ...startOptions, serviceWorker })
  await ensureWorkerControl()
  return started
}

export const startWorker = (): Promise<SetupWorker> => (worker ??= start())
