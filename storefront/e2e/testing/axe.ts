import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeOptions {
  /** A selector. */
  part?: string
  /** Only rules with one of these tags. */
  tags?: string[]
}

/**
 * @returns what axe finds in the page: `color-contrast: <p>…</p>`. `@axe-core/playwright` would open a page of its own for
 *   each answer.
 */
export async function axeFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // Evaluated, because the content security policy forbids script elements.
  await page.evaluate(`globalThis.axe ?? (() => { ${SOURCE} })()`)
  return page.evaluate(async ({ part = 'html', tags }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(part, { resultTypes: ['violations'], ...(tags && { runOnly: tags }) })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}
