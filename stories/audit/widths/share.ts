/** Widths that the stories of a component share, so that CI can try all of them in minutes. */
import { BREAKPOINTS } from '../../../design-system/styles/media.ts'

/** CSS pixels. */
export const WIDTHS: readonly number[] = Array.from({ length: 101 }, (_, at) => 320 + 16 * at)
/** Where focus is tried: the ends, and both sides of each breakpoint. */
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

/** With more, each would see too little: a fault is seen at 64 px in a row of one story, whatever the others show. */
const MOST_SHARES = 4

/** The first width, where most breaks, and every so many of the others. */
const every = (widths: readonly number[], at: number, of: number): number[] =>
  widths.filter((_, index) => index === 0 || index % of === at)

/** What each of a component's stories tries: together all widths, where there are more stories some of them twice. */
export function sharesOf<Story extends { readonly title: string }>(stories: readonly Story[]): Map<Story, Tried> {
  const shares = new Map<Story, Tried>()
  for (const members of Map.groupBy(stories, ({ title }) => title).values()) {
    const of = Math.min(members.length, MOST_SHARES)
    for (const [at, story] of members.entries())
      shares.set(story, { widths: every(WIDTHS, at % of, of), focusAt: every(FOCUS_WIDTHS, at % of, of) })
  }
  return shares
}
