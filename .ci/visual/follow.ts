/**
 * Pictures that a whole run takes only if one beside them differs: those that are accepted with the very pixels of another
 * mode, such as a dialog that is dark in every theme, and themes at tablet width, between the same themes on phone and
 * desktop. A part of them, another one for each commit, is taken all the same and shows when one leaves its neighbour.
 * Runs of a part, such as those of a proposal, take all.
 */
import { createHash } from 'node:crypto'
import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts'
import type { Baselines } from './baselines.ts'

/** One in so many is taken all the same. */
export const SAMPLED = 8

const ORDER = Object.keys(MODES) as ModeName[]

/** The modes that show by their own difference that a mode may differ; none for a mode that is always taken. */
export function leadersOf(accepted: Baselines[string] | undefined, mode: ModeName): readonly ModeName[] {
  const hash = accepted?.[mode]?.hash
  if (!hash) return []
  const { theme, width }: Mode = MODES[mode]
  const twin = ORDER.find(
    (other) => MODES[other].width === width && !('direction' in MODES[other]) && accepted[other]?.hash === hash,
  )
  if (twin && twin !== mode) return [twin]
  // Both have to be there to be followed.
  const besides: ModeName[] = theme && width === 'tablet' ? ['tablet', ORDER.find((other) => isOn(other, theme))!] : []
  return besides.every((other) => accepted[other]) ? besides : []
}

function isOn(name: ModeName, theme: Mode['theme']): boolean {
  const mode: Mode = MODES[name]
  return mode.theme === theme && mode.width === 'desktop'
}

/** @param seed the commit, so that one commit always gives one answer. */
export function isSampled(story: string, mode: ModeName, seed: string): boolean {
  const [number = 0] = createHash('sha256').update(`${seed} ${story} ${mode}`).digest()
  return number % SAMPLED === 0
}
