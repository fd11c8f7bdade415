import { rmSync } from 'node:fs'
import type { Browser } from 'playwright'
import { createServer } from '../../mocks/server.ts'
import { createServer as createStaticServer } from '../server/server.ts'
import type { MeasuredPage } from '../build/pages.ts'
import { buildBaselines } from './baseline/buildBaselines.ts'
import { createFront } from './front.ts'
import type { Certificate } from './ownCertificate.ts'
import { customer, NEW_VISITOR, type Visitor } from './visitor.ts'

export interface Setup {
  readonly browser: Browser
  /** `https://localhost:40123` */
  readonly address: string
  readonly baseline: string
  readonly runs: number
  visitorOf(page: Pick<MeasuredPage, 'as'>): Visitor
  close(): Promise<void>
}

interface SetupOptions {
  readonly tls: Certificate
  readonly dist: string
  readonly runs: number
  readonly hasCustomer: boolean
  readonly photographs?: boolean
}

export async function createSetup(
  browser: Browser,
  { tls, dist, runs, hasCustomer, photographs }: SetupOptions,
): Promise<Setup> {
  const local = { port: 0, host: '127.0.0.1' }
  const shop = await createServer({ ...local, dist, db: ':memory:', photographs })
  const folder = await buildBaselines()
  const pages = await createStaticServer({ ...local, dist: folder })
  const front = await createFront(shop.address, tls)
  const baseline = await createFront(pages.address, tls)
  const known = hasCustomer ? await customer(browser, front.address) : NEW_VISITOR
  return {
    browser,
    runs,
    address: front.address,
    baseline: baseline.address,
    visitorOf: ({ as }) => (as ? known : NEW_VISITOR),
    async close() {
      for (const server of [front, baseline, shop, pages]) await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
