import type { Browser, BrowserContext, Page } from 'playwright'

export interface Setup {
  readonly browser: Browser
  /** `http://127.0.0.1:40123` */
  readonly address: string
  readonly runs: number
  isMeasured(page: { readonly path: string }): boolean
}

/** Slow 4G. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } as const

/** Makes the processor four times slower, and with `network` also that. */
export async function slowDown(context: BrowserContext, page: Page, what?: 'network'): Promise<void> {
  const devtools = await context.newCDPSession(page)
  if (what) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
