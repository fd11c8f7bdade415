/** Loads pages in iframes, which resize faster than a window. */
import { join } from 'node:path'
import type { Frame, Page } from 'playwright'
import { bundleForPage } from '../../../.ci/bundleForPage.ts'
import type * as Inside from './page/index.ts'

declare global {
  var widths: typeof Inside
}

const HEIGHT = 800

/** Hidden, because only layout is measured and painting would take most of the time. */
export async function addFrame(page: Page, name: string): Promise<Frame> {
  await page.evaluate(
    ([frameName, height]) => {
      const frame = document.createElement('iframe')
      frame.name = frameName
      frame.style.cssText = `position: fixed; visibility: hidden; border: 0; width: 1280px; height: ${height}px`
      document.body.append(frame)
    },
    [name, HEIGHT] as const,
  )
  const frame = page.frame(name)
  if (!frame) throw new Error(`There is no frame "${name}".`)
  return frame
}

/** Opens an empty page that may frame this address, although the shop's headers forbid framing. */
export async function openForFrames(page: Page, address: string): Promise<void> {
  await page.route(`${address}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy']
    return route.fulfill({
      response,
      headers: {
        ...headers,
        ...(policy && {
          'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
        }),
      },
    })
  })
  await page.route(`${address}/frames`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }),
  )
  await page.goto(`${address}/frames`)
}

let script: Promise<string> | undefined

export async function runSweep(frame: Frame, ...about: Parameters<typeof Inside.sweep>): Promise<Inside.FoundAt[]> {
  script ??= bundleForPage(join(import.meta.dirname, 'page/index.ts'), 'widths')
  if (!(await frame.evaluate(() => 'widths' in globalThis))) await frame.evaluate(await script)
  return frame.evaluate(([widths, focusAt]) => globalThis.widths.sweep(widths, focusAt), about)
}
