/** Finds accepted pictures that no story draws any more; accepting them removes their lines. */
import type { ModeName } from '../../.storybook/modes.ts'
import { type Accepted, keyOf } from './accepted.ts'
import type { Found } from './groups.ts'
import { type Component, isNamed } from './storyIndex.ts'

interface Taken {
  readonly all: readonly Component[]
  readonly chosen: readonly Component[]
  readonly only?: string | undefined
  /** The pictures that were taken, as `story mode`. */
  readonly met: ReadonlySet<string>
}

const keysOf = (components: readonly Component[]) =>
  new Set(components.flatMap(({ stories }) => stories.flatMap(({ id, modes }) => modes.map((mode) => keyOf(id, mode)))))

/** Pictures of missing stories and modes, and those that this run should have taken but no longer apply. */
export function goneCells(accepted: ReadonlyMap<string, Accepted>, { all, chosen, only, met }: Taken): Found[] {
  const [known, wanted] = [keysOf(all), keysOf(chosen)]
  return [...accepted].flatMap(([file, hashes]) =>
    [...hashes.keys()].flatMap((key): Found[] => {
      const [, story = '', mode = ''] = /^(\S+) (.+)$/.exec(key) ?? []
      // The title is lost with the story, but its id contains the same words.
      const path = `${story.replace('--', '/').replace('-', '/')}/${mode}`
      const isGone = known.has(key) ? wanted.has(key) && !met.has(key) : !only || isNamed({ path, file }, only)
      return isGone ? [{ file, story, mode: mode as ModeName, path, kind: 'gone' }] : []
    }),
  )
}
