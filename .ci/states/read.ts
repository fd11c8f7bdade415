/** Joins everything that is known of states as the repository stands. */
import { everyAlbum, readAlbum } from '../visual/album.ts'
import { THEMES } from '../../.storybook/modes.ts'
import { readFacts } from './facts.ts'
import { holesOf, unprovenBy } from './holes.ts'
import { readAudit, readResults } from './results.ts'
import { ALL_MODES, type Albums, componentsOf, type StateTable } from './table.ts'

export const readAlbums = (): Albums =>
  Object.fromEntries(everyAlbum().map((component) => [component, readAlbum(component)]))

export async function readTable(): Promise<StateTable> {
  const [facts, albums, results] = [await readFacts(), readAlbums(), readResults()]
  const components = componentsOf(facts, albums, results, readAudit())
  const untested = results
    ? unprovenBy(
        components,
        THEMES.map(({ value }) => value),
      )
    : []
  return {
    modes: ALL_MODES,
    testedAt: results?.at ?? null,
    hasPictures: Object.keys(albums).length > 0,
    components: components.toSorted((one, other) => one.title.localeCompare(other.title)),
    holes: [...holesOf(facts, components, albums), ...untested],
  }
}
