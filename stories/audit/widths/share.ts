/** Splits the widths among the stories of a component, so that CI can try all of them in minutes. */
import { BREAKPOINTS } from '../../../design-system/styles/media.ts'

export const WIDTHS: readonly number[] = Array.from({ length: 101 }, (_, at) => 320 + 16 * at)
/** Focus is tested at the smallest and largest width, and on both sides of each breakpoint. */
export const FOCUS_WIDTHS: readonly number[] = [
  320,
  ...Object.values(BREAKPOINTS).flatMap((width) => [width - 1, width + 1]),
  1920,
]

export interface Tried {
  readonly widths: readonly number[]
  readonly focusAt: readonly number[]
}

export const ALL_WIDTHS: Tried = { widths: WIDTHS, focusAt: FOCUS_WIDTHS }

/** With more, each story would skip too much: a fault may show only in a range of 64 px. */
const MOST_SHARES = 4

/** Always includes the narrowest width, where most layouts break. */
const every = (widths: readonly number[], at: number, of: number): number[] =>
  widths.filter((_, index) => index === 0 || index % of === at)

/** The stories of a component together cover all widths. */
export function sharesOf<Story extends { readonly title: string }>(stories: readonly Story[]): Map<Story, Tried> {
  const shares = new Map<Story, Tried>()
  for (const members of Map.groupBy(stories, ({ title }) => title).values()) {
    const of = Math.min(members.length, MOST_SHARES)
    for (const [at, story] of members.entries())
      shares.set(story, { widths: every(WIDTHS, at % of, of), focusAt: every(FOCUS_WIDTHS, at % of, of) })
  }
  return shares
}
