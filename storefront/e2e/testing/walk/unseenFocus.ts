import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bundleForPage } from '../../../../.ci/bundleForPage.ts'
import type * as InPage from './unseenInPage.ts'

let bundle: Promise<string> | undefined

/**
 * @param within a selector.
 * @returns controls that do not show that they have focus. Of those with one style, the first is enough.
 */
export async function unseenFocus(page: Page, within: string): Promise<ReturnType<typeof InPage.unseenFocus>> {
  bundle ??= bundleForPage(join(import.meta.dirname, 'unseenInPage.ts'), 'inPage')
  // Browsers draw the ring for the keyboard only.
  await page.keyboard.press('Tab')
  return page.evaluate(`(() => { ${await bundle}; return inPage.unseenFocus(${JSON.stringify(within)}) })()`)
}
