/**
 * `node stories/audit/selfTest.ts` plants one fault of each kind into clean pages, and fails if an engine misses one.
 * What it finds without a fault shows in the audit itself, which must find nothing in any story.
 */
import { launchForPictures } from '../visual/camera.ts'
import { auditPage } from './auditPage.ts'
import { type Fault, FAULTS, WIDTH_FAULTS, WIDTHS_STYLE } from './faults.ts'
import type { Measure } from './measure.ts'
import type { Finding } from './report.ts'
import { sweep } from './sweep.ts'

const SIZE = { width: 1280, height: 800 }
const PLAIN_STYLE = 'body { margin: 8px; background: #fff; color: #111 }'
const WIDE: readonly Fault[] = WIDTH_FAULTS.map((fault) => ({ ...fault, engine: 'widths' }))

const pageWith = (style: string, html: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page for faults</title><style>${style}</style></head><body><main><h1>Heading</h1>${html}</main></body></html>`

const describe = ({ engine, rule, element, sentence }: Finding): string => `${engine} ${rule}: ${element} ${sentence}`

const browser = await launchForPictures()
let missed = 0
try {
  const page = await browser.newPage({ viewport: SIZE })

  async function judge(measure: Measure, style: string, faults: readonly Fault[]): Promise<void> {
    await page.goto('about:blank')
    await page.setContent(pageWith(style, [...new Set(faults.map(({ html }) => html))].join('\n')))
    const findings = await measure(page, { themes: ['light'], size: SIZE, scope: 'page' })
    for (const { name, engine, rule, says = '' } of faults) {
      const isFound = findings.some(
        (one) => describe(one).startsWith(`${engine} ${rule}: `) && describe(one).includes(says),
      )
      if (!isFound) missed += 1
      console.log(`${isFound ? 'found ' : 'MISSED'} ${name}: ${engine} ${rule}`)
    }
    if (missed > 0 || faults.length === 0) for (const one of findings) console.log(`  ${describe(one)}`)
    if (faults.length === 0) missed += findings.length
  }

  for (const [measure, style, faults] of [
    [auditPage, PLAIN_STYLE, FAULTS],
    [sweep, WIDTHS_STYLE, WIDE],
  ] as const) {
    await judge(measure, style, [])
    await judge(
      measure,
      style,
      faults.filter(({ isAlone }) => !isAlone),
    )
    for (const fault of faults.filter(({ isAlone }) => isAlone)) await judge(measure, style, [fault])
  }
} finally {
  await browser.close()
}
process.exit(missed > 0 ? 1 : 0)
