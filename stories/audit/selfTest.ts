/**
 * `node stories/audit/selfTest.ts` plants one fault of each kind into clean pages, and fails if an engine misses one.
 */
import type { Page } from 'playwright'
import { launchForPictures } from '../visual/camera.ts'
import { FAULTS } from './faults.ts'
import { auditPage, type Verdicts } from './auditPage.ts'
import { testWidths } from './widths/selfTest.ts'

const SIZE = { width: 1280, height: 800 }

const pageWith = (html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page for faults</title></head><body style="margin: 8px; background: #fff; color: #111"><main><h1>Heading</h1>${html}</main></body></html>`

async function judged(page: Page, html: string): Promise<Verdicts> {
  await page.goto('about:blank')
  await page.setContent(pageWith(html))
  return auditPage(page, await page.context().newCDPSession(page), { themes: ['light'], size: SIZE, scope: 'page' })
}

const browser = await launchForPictures()
let missed = 0
try {
  const page = await browser.newPage({ viewport: SIZE })
  const clean = await judged(page, '<p>Nothing is wrong here.</p>')
  for (const [engine, { findings }] of Object.entries(clean)) {
    for (const { rule, sentence } of findings) {
      missed += 1
      console.error(`${engine} finds ${rule} without a fault: ${sentence}`)
    }
  }
  const pages = [
    FAULTS.filter(({ isAlone }) => !isAlone),
    ...FAULTS.filter(({ isAlone }) => isAlone).map((fault) => [fault]),
  ]
  for (const faults of pages) {
    // With a shared rule, finding one fault could hide that another was missed.
    const rules = faults.map(({ engine, rule }) => `${engine} ${rule}`)
    if (new Set(rules).size < rules.length)
      throw new Error(`Two faults of one page break the same rule: ${rules.join(', ')}`)
    const verdicts = await judged(page, [...new Set(faults.map(({ html }) => html))].join('\n'))
    for (const { name, engine, rule } of faults) {
      const { findings } = verdicts[engine]
      const isFound = findings.some((one) => one.rule === rule)
      if (!isFound) missed += 1
      console.log(
        `${isFound ? 'found ' : 'MISSED'} ${name}: ${engine} ${rule}${isFound ? '' : ` (found: ${findings.map((one) => one.rule).join(', ') || 'nothing'})`}`,
      )
    }
  }
  missed += await testWidths(browser)
} finally {
  await browser.close()
}
process.exit(missed > 0 ? 1 : 0)
