/** A running shop for one test: the process of `npm start`, its own data file, and a browser that may not complain. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test as base, expect, type Page } from '@playwright/test'
import { faultsInBooks } from '../../../mocks/ledger.ts'
import { createSqliteStorage } from '../../../mocks/provider/sqlite.ts'
import { waitForHydration } from './visitor.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** The build to serve; DIST names another one. */
const DIST = process.env['DIST'] ?? join(ROOT, 'dist')

export class Shop {
  address = ''
  #process: ChildProcess | undefined
  readonly #db: string

  constructor(db: string) {
    this.#db = db
  }

  /** Starts on any free port; started again, on the one it had. */
  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : '0'
    const child = spawn(process.execPath, ['mocks/start.ts', '--port', port, '--db', this.#db, '--dist', DIST], {
      cwd: ROOT,
      // Each test starts a server of its own: compiled once, not 400 times.
      env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, '.cache/node') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    for await (const chunk of child.stdout) {
      const found = /Open\s+(http:\/\/\S+)/.exec(String(chunk))
      if (found?.[1]) {
        this.address = found[1].replace(/\/$/, '')
        child.stdout.resume()
        return
      }
    }
    throw new Error('The shop ended before it was open.')
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** What the data file says when the shop is closed. Payments that nobody confirmed are settled by then. */
  faultsInBooks(): string[] {
    const storage = createSqliteStorage(this.#db)
    try {
      return storage.transaction(faultsInBooks)
    } finally {
      storage.close()
    }
  }

  /** Changes what the running shop has kept, by SQL: hours go by, counts are forgotten. */
  change(sql: string): void {
    const database = new DatabaseSync(this.#db, { timeout: 5000 })
    database.exec(sql)
    database.close()
  }

  /** @param path begins with a slash. */
  url(path: string): string {
    return this.address + path
  }
}

/** Sentences of the browser that a test expects, by part: a test that cuts the network hears about it. */
interface Fixtures {
  shop: Shop
  allowedErrors: (string | RegExp)[]
  /** False where a test is about a page before its app is there. */
  hydrated: boolean
}

function listen(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
}

/**
 * On a slow machine a link is followed before the app is there, and a new page knows nothing of what a test prepared
 * in the old one. So an opened page is a page whose app runs.
 */
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
  shop: async ({ context }, use, testInfo) => {
    const shop = new Shop(testInfo.outputPath('provider.sqlite'))
    await shop.start()
    await use(shop)
    // The visitor leaves before the shop closes: what is under way would be an error in the console.
    await Promise.all(context.pages().map((page) => page.close()))
    await shop.stop()
    expect(shop.faultsInBooks(), 'the books of the gateway and the provider').toEqual([])
  },
  context: async ({ context, allowedErrors, hydrated, javaScriptEnabled }, use) => {
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
