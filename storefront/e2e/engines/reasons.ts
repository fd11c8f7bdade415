/** Why elements are elsewhere than in the pinned Chromium. Any other difference fails the run. */
import type { Difference } from './geometry.ts'

interface Reason {
  readonly engines: readonly string[]
  readonly path?: RegExp
  readonly what?: RegExp
  readonly how: RegExp
  /** CSS pixels. */
  readonly most: number
  readonly reason: string
}

const REASONS: readonly Reason[] = [
  {
    engines: ['chromium-107', 'wpe'],
    path: /^\/(?:pricing|luxury-cottage-stay)/,
    what: /^button “(?:Add package|Book stay)/,
    how: /higher|lower/,
    most: 44,
    reason:
      'No subgrid (Chromium before 117, WPE): each card is as high as its own words, so a card without “Save …”, or with a shorter title, has its button higher than its neighbours',
  },
  {
    engines: ['chromium-107'],
    path: /^\/outfits$/,
    how: /lower/,
    most: 20,
    reason:
      'The border of the quantity is 1.5 px, for which Chromium 107 keeps 1.5 px above and below, and later engines 1 px: each card is 1 px taller, which adds up down the list',
  },
]

export function reasonFor(engine: string, { path, what, how }: Difference): string | undefined {
  return REASONS.find(
    (one) =>
      one.engines.includes(engine) &&
      (one.path?.test(path) ?? true) &&
      (one.what?.test(what) ?? true) &&
      one.how.test(how) &&
      Number.parseInt(how, 10) <= one.most,
  )?.reason
}
