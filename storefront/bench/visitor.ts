import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { openCheckoutAsCustomer } from '../e2e/testing/payer.ts'

export interface Visitor {
  readonly cookies: Parameters<BrowserContext['addCookies']>[0]
  readonly session: Readonly<Record<string, string>>
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true }

export const NEW_VISITOR: Visitor = { cookies: [], session: {} }

async function signedIn(browser: Browser, address: string): Promise<Visitor> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    await openCheckoutAsCustomer(page, { address, url: (path) => address + path })
    const session = await page.evaluate((): Record<string, string> =>
      Object.fromEntries(Object.entries(sessionStorage)),
    )
    const cookies = await context.cookies()
    return { cookies: cookies.map(({ name, value }) => ({ name, value, url: address })), session }
  } finally {
    await context.close()
  }
}

/** Retries once on busy machines. */
export async function customer(browser: Browser, address: string): Promise<Visitor> {
  return signedIn(browser, address).catch(() => signedIn(browser, address))
}

export async function become(context: BrowserContext, { cookies, session }: Visitor): Promise<void> {
  await context.addCookies(cookies)
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  }, session)
}
