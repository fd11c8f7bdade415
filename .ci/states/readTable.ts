import { baselineComponents, readBaselines } from '../visual/baselines.ts'
import { THEMES } from '../../.storybook/modes.ts'
import { readInventory } from './inventory.ts'
import { gapsOf, gapsInResults } from './gaps.ts'
import { readAudit, readResults } from './results.ts'
import { ALL_MODES, type BaselinesByComponent, componentsOf, type StateTable } from './table.ts'

export const readAllBaselines = (): BaselinesByComponent =>
  Object.fromEntries(baselineComponents().map((component) => [component, readBaselines(component)]))

export async function readTable(): Promise<StateTable> {
  const [inventory, baselines, results] = [await readInventory(), readAllBaselines(), readResults()]
  const components = componentsOf(inventory, baselines, results, readAudit())
  const untested = results
    ? gapsInResults(
        components,
        THEMES.map(({ value }) => value),
      )
    : []
  return {
    modes: ALL_MODES,
    testedAt: results?.at ?? null,
    hasPictures: Object.keys(baselines).length > 0,
    components: components.toSorted((one, other) => one.title.localeCompare(other.title)),
    gaps: [...gapsOf(inventory, components, baselines), ...untested],
  }
}
