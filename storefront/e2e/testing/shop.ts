/** The `test` of the shop: each test has its own server and database, and fails on console errors. */
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { leaveUndrawn } from '../../../.ci/browser.ts'
import { faultsInBooks } from '../../../mocks/ledger.ts'
import { createServer, type RunningShop } from '../../../mocks/server.ts'
import { createMemoryStorage, type Storage, type Tables } from '../../../mocks/provider/storage.ts'
import { waitForHydration } from './visitor.ts'

const ROOT = join(import.meta.dirname, '../../..')
const DIST = process.env['DIST'] ?? join(ROOT, 'dist')

export type ServedShop = Pick<Shop, 'address' | 'url'>

/**
 * Runs in the test's process, because starting another for each test would take a fifth of the time. Its data is in
 * memory, because a file is synchronized after every write.
 */
export class Shop {
  address = ''
  #server: RunningShop | undefined
  readonly #now: number | undefined
  readonly #webhooks: (() => void)[] = []
  readonly #storage: Storage

  /** @param now fixes the provider's time, in milliseconds since 1970. */
  constructor(now?: number) {
    this.#now = now
    this.#storage = createMemoryStorage(now === undefined ? undefined : () => now)
  }

  async start(): Promise<void> {
    const now = this.#now
    this.#server = await createServer({
      port: 0,
      host: '127.0.0.1',
      db: ':memory:',
      dist: DIST,
      onFault: (fault) => process.emitWarning(String(fault)),
      // Kept open, because its data is checked after the server has stopped.
      sandbox: {
        storage: { ...this.#storage, close: () => undefined },
        // By themselves, webhooks would settle an order two seconds after its payment, in the middle of a slow test.
        after: (_milliseconds, run) => void this.#webhooks.push(run),
        ...(now !== undefined && { now: () => now }),
      },
    })
    this.address = this.#server.address
  }

  async stop(): Promise<void> {
    await this.#server?.close()
  }

  faultsInBooks(): string[] {
    return this.#storage.transaction(faultsInBooks)
  }

  /** Delivers the gateway's webhooks of payments so far. */
  deliverWebhooks(): void {
    for (const run of this.#webhooks.splice(0)) run()
  }

  /** Changes the running shop's data, for example to let time pass. */
  change(work: (tables: Tables) => void): void {
    this.#storage.transaction(work)
  }

  url(path: string): string {
    return this.address + path
  }
}

interface Fixtures {
  shop: Shop
  /** Fixes the provider's time. */
  now: number | undefined
  allowedErrors: (string | RegExp)[]
  /** False for tests of pages before hydration. */
  hydrated: boolean
  /** True for tests that look at pixels, or at what moves. */
  drawn: boolean
}

function listen(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
}

/** Makes `goto` and `reload` wait for hydration, because until then a link would reload the page. */
function waitAfterNavigation(page: Page): void {
  for (const way of ['goto', 'reload'] as const) {
    const open = page[way].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
    page[way] = async (...given: unknown[]) => {
      const response = await open(...given)
      await waitForHydration(page)
      return response
    }
  }
}

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  hydrated: [true, { option: true }],
  drawn: [false, { option: true }],
  now: [undefined, { option: true }],
  shop: async ({ context, now }, use) => {
    const shop = new Shop(now)
    await shop.start()
    await use(shop)
    // Pages close first, because failing requests would be console errors.
    await Promise.all(context.pages().map((page) => page.close()))
    await shop.stop()
    expect(shop.faultsInBooks(), 'the books of the gateway and the provider').toEqual([])
  },
  context: async ({ context, allowedErrors, hydrated, drawn, headless, trace, javaScriptEnabled }, use) => {
    if (!drawn) await leaveUndrawn(context, { headless, trace })
    const errors: string[] = []
    context.on('page', (page) => {
      listen(page, errors)
      if (hydrated && javaScriptEnabled) waitAfterNavigation(page)
    })
    await use(context)
    const unexpected = errors.filter(
      (text) => !allowedErrors.some((part) => (typeof part === 'string' ? text.includes(part) : part.test(text))),
    )
    expect(unexpected, 'errors in the console').toEqual([])
  },
})

export { expect }
