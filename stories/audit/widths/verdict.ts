import type { Frame } from 'playwright'
import type { Finding, Verdict } from '../types.ts'
import { runSweep } from './frame.ts'
import { ALL_WIDTHS, type Tried } from './share.ts'

const LINK = 'https://www.w3.org/WAI/WCAG22/Understanding/reflow'

/** @returns for example `at 320 px` or `at 12 widths from 320 to 496 px`. */
const span = (widths: readonly number[]): string =>
  widths.length === 1 ? `at ${widths[0]} px` : `at ${widths.length} widths from ${widths[0]} to ${widths.at(-1)} px`

export async function widthFindings(frame: Frame, { widths, focusAt }: Tried = ALL_WIDTHS): Promise<Finding[]> {
  const found = await runSweep(frame, widths, focusAt)
  return found.map(({ rule, element, sentence, widths: at }) => ({
    rule,
    element,
    sentence: `${span(at)}: ${sentence}`,
    link: LINK,
  }))
}

export const widthVerdict = (findings: readonly Finding[]): Verdict => ({
  themes: ['light'],
  findings,
  excepted: 0,
  undecided: 0,
})
