/** `npm run audit -- --widths`: the rules of `page/rules.ts` at every width. */
import { BREAKPOINTS } from '../../design-system/styles/media.ts'
import { by, injectScript, type Measure } from './measure.ts'
import type { Found } from './page/document.ts'

const HEIGHT = 800
const WIDTHS: readonly number[] = Array.from({ length: 101 }, (_, at) => 320 + 16 * at)
/** Focus is tested at the smallest and largest width, and on both sides of each breakpoint. */
const FOCUS_WIDTHS: readonly number[] = [
  320,
  ...Object.values(BREAKPOINTS).flatMap((width) => [width - 1, width + 1]),
  1920,
]
const link = 'https://www.w3.org/WAI/WCAG22/Understanding/reflow'

/** @returns for example `at 320 px: ` or `at 12 widths from 320 to 496 px: `. */
const span = (widths: readonly number[]): string =>
  widths.length === 1 ? `at ${widths[0]} px: ` : `at ${widths.length} widths from ${widths[0]} to ${widths.at(-1)} px: `

export const sweep: Measure = async (page, { size }) => {
  await injectScript(page)
  const found = new Map<string, { one: Found; widths: number[] }>()
  async function measure(widths: readonly number[], look: () => Promise<Found[]>): Promise<void> {
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      for (const one of await page.evaluate(look)) {
        const key = JSON.stringify(one)
        found.set(key, { one, widths: [...(found.get(key)?.widths ?? []), width] })
      }
    }
  }
  await page.evaluate(() => audit.stopPainting())
  await measure(WIDTHS, () => audit.foundAfterResize())
  // Elements that are not painted cannot be hit.
  await page.evaluate(() => audit.paintAgain())
  await measure(FOCUS_WIDTHS, () => audit.coveredFocus())
  await page.setViewportSize(size)
  return [...found.values()].flatMap(({ one, widths }) => by('widths', [{ ...one, link }], span(widths)))
}
