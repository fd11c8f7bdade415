/** Unlike Lighthouse, scrolls to the end of each page. */
import type { MeasuredPage } from '../build/pages.ts'
import { CLS_GOAL } from './goals.ts'
import type { Setup } from './setup.ts'
import { missedAbove, print, type Cell } from './table.ts'
import { become, PHONE } from './visitor.ts'
import { scrollThrough, watch } from './vitals.ts'

/** @returns the number of missed goals. */
export async function printShifts(
  { browser, address, visitorOf }: Setup,
  pages: readonly MeasuredPage[],
): Promise<number> {
  console.log('\nLayout shift seen while the page loads, hydrates and is scrolled to its end')
  const rows: (Cell | string)[][] = []
  for (const measured of pages) {
    const context = await browser.newContext(PHONE)
    await become(context, visitorOf(measured))
    await watch(context)
    const page = await context.newPage()
    await page.goto(address + measured.path, { waitUntil: 'networkidle' })
    const { cls, moved } = await scrollThrough(page)
    rows.push([measured.path, missedAbove(cls, CLS_GOAL, 3), moved[0] ?? ''])
    await context.close()
  }
  return print(['path', 'CLS ', 'moved'], rows)
}
