import type { Frame } from 'playwright'
import { BREAKPOINTS } from '../../../design-system/styles/media.ts'
import type { Finding, Verdict } from '../types.ts'
import { runSweep } from './frame.ts'

const WIDTHS: readonly number[] = Array.from({ length: 101 }, (_, at) => 320 + 16 * at)
/** Focus is tested at the smallest and largest width, and on both sides of each breakpoint. */
const FOCUS_WIDTHS: readonly number[] = [
  320,
  ...Object.values(BREAKPOINTS).flatMap((width) => [width - 1, width + 1]),
  1920,
]
const LINK = 'https://www.w3.org/WAI/WCAG22/Understanding/reflow'

/** @returns for example `at 320 px` or `at 12 widths from 320 to 496 px`. */
const span = (widths: readonly number[]): string =>
  widths.length === 1 ? `at ${widths[0]} px` : `at ${widths.length} widths from ${widths[0]} to ${widths.at(-1)} px`

export async function widthFindings(frame: Frame): Promise<Finding[]> {
  const found = await runSweep(frame, WIDTHS, FOCUS_WIDTHS)
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
