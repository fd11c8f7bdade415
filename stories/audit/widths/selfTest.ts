import type { Browser, Page } from 'playwright'
import type { Finding } from '../types.ts'
import { CLEAN, PAGE_STYLE, WIDTH_FAULTS } from './faults.ts'
import { addFrame } from './frame.ts'
import { widthFindings } from './verdict.ts'

const pageWith = (html: string): string =>
  `<!doctype html><html lang="en"><head><title>A page for faults</title><style>${PAGE_STYLE}</style></head><body>${html}</body></html>`

async function findingsOf(page: Page, samples: readonly { readonly html: string }[]): Promise<Finding[]> {
  const frame = await addFrame(page, 'samples')
  await frame.setContent(pageWith(samples.map(({ html }) => html).join('\n')))
  const found = await widthFindings(frame)
  await page.evaluate(() => document.querySelector('iframe')?.remove())
  return found
}

function pagesOf<Sample extends { readonly isAlone?: true }>(samples: readonly Sample[]): Sample[][] {
  const alone = samples.filter(({ isAlone }) => isAlone)
  return [samples.filter(({ isAlone }) => !isAlone), ...alone.map((one) => [one])]
}

const describeFinding = ({ rule, element, sentence }: Finding): string => `${rule} ${element} ${sentence}`

/** @returns the number of missed faults and false alarms. */
export async function testWidths(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  let missed = 0
  for (const faults of pagesOf(WIDTH_FAULTS)) {
    const findings = await findingsOf(page, faults)
    for (const { name, rule, element, sentence } of faults) {
      const isFound = findings.some(
        (one) => one.rule === rule && one.element.startsWith(element) && one.sentence.includes(sentence),
      )
      if (!isFound) missed += 1
      console.log(
        `${isFound ? 'found ' : 'MISSED'} ${name}: widths ${rule}${isFound ? '' : ` (found: ${findings.map(describeFinding).join('; ')})`}`,
      )
    }
  }
  for (const samples of pagesOf(CLEAN)) {
    const findings = await findingsOf(page, samples)
    missed += findings.length
    for (const one of findings) console.error(`widths finds without a fault: ${describeFinding(one)}`)
  }
  await page.close()
  return missed
}
