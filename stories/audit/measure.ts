import { join } from 'node:path'
import type { Page } from 'playwright'
import { bundleForPage } from '../../.ci/bundleForPage.ts'
import type { Found } from './page/document.ts'
import type * as Inside from './page/index.ts'
import type { Engine, Finding } from './report.ts'

declare global {
  var audit: typeof Inside
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Case {
  /** The page opens in the first one. */
  readonly themes: readonly string[]
  readonly size: Size
  /** A `part` has no title, landmarks or `h1`; a `view` has them, inside Storybook's document. */
  readonly scope: 'page' | 'view' | 'part'
}

export type Measure = (page: Page, subject: Case) => Promise<Finding[]>

export const by = (engine: Engine, found: readonly Found[], where = ''): Finding[] =>
  found.map((one) => ({ ...one, engine, sentence: where + one.sentence }))

let measures: Promise<string> | undefined

/** The script is evaluated because the content security policy forbids script elements. */
export async function injectScript(page: Page): Promise<void> {
  measures ??= bundleForPage(join(import.meta.dirname, 'page/index.ts'), 'audit')
  if (!(await page.evaluate(() => 'audit' in globalThis))) await page.evaluate(await measures)
}
