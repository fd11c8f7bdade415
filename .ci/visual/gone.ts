/** Accepted pictures that nothing draws any more: accepting them forgets them. */
import type { ModeName } from '../../.storybook/modes.ts'
import type { Baselines } from './baselines.ts'
import type { Cell } from './capture.ts'
import { type Component, matchesName } from './storyIndex.ts'

/** `components/badge/states/dark`: its title went with the story, but what its names say is in the id. */
const pathOf = (story: string, mode: ModeName) => `${story.replace('--', '/').replace('-', '/')}/${mode}`

const cellsOf = (components: readonly Component[]) =>
  new Set(components.flatMap(({ stories, modes }) => stories.flatMap(({ id }) => modes.map((mode) => `${id} ${mode}`))))

export interface Taken {
  /** Every component of the Storybook, and those that the run takes. */
  readonly all: readonly Component[]
  readonly chosen: readonly Component[]
  /** The name that limits the run. */
  readonly only?: string | undefined
  readonly isMet: (story: string, mode: ModeName) => boolean
}

/**
 * Pictures of stories and modes that are no longer in Storybook, also where a run takes a part of it; and those that the run
 * would have taken if they still applied.
 */
export function goneCells(accepted: Readonly<Record<string, Baselines>>, { all, chosen, only, isMet }: Taken): Cell[] {
  const [known, wanted] = [cellsOf(all), cellsOf(chosen)]
  return Object.entries(accepted).flatMap(([component, baselines]) =>
    Object.entries(baselines).flatMap(([story, modes]) =>
      (Object.keys(modes) as ModeName[])
        .map((mode) => ({ component, story, mode, path: pathOf(story, mode) }))
        .filter(({ mode, path }) => {
          if (isMet(story, mode)) return false
          if (wanted.has(`${story} ${mode}`)) return true
          return !known.has(`${story} ${mode}`) && (only === undefined || matchesName(path, only))
        }),
    ),
  )
}
