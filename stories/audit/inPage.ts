import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { bundleForPage } from '../../.ci/bundleForPage.ts'
import type * as Inside from './page/index.ts'

declare global {
  var audit: typeof Inside
}

let scripts: Promise<readonly string[]> | undefined

/** Call once per document. The scripts are evaluated because the content security policy forbids script elements. */
export async function injectScripts(page: Page): Promise<void> {
  scripts ??= bundleForPage(join(import.meta.dirname, 'page/index.ts'), 'audit').then((measures) => [
    readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8'),
    measures,
  ])
  if (await page.evaluate(() => 'audit' in globalThis)) return
  for (const script of await scripts) await page.evaluate(script)
  await page.evaluate(() => audit.disableTransitions())
}
