/** The table of states: component × state × mode, with picture, axe and play. */
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import type { Baselines } from '../visual/baselines.ts'
import { appliesTo } from '../visual/camera.ts'
import { visualStories } from '../visual/storyIndex.ts'
import type { Inventory } from './inventory.ts'
import type { Audited, Results } from './results.ts'
import type { Exception } from './storyFile.ts'

export interface State {
  /** `components-badge--states`. */
  readonly id: string
  readonly name: string
  /** For each mode it is captured in: the hash of the accepted picture, or null. */
  readonly pictures: Readonly<Partial<Record<ModeName, string | null>>>
  readonly axe: {
    /** Null without test results. */
    readonly themes: readonly string[] | null
    readonly exception: Exception | undefined
  }
  /** Null without an audit. */
  readonly audit: Audited | null
  readonly plays: boolean
  /** Whether the story itself runs from right to left. */
  readonly isTurned?: boolean
  /** How many states the story shows. */
  readonly shows: number
  /** Null without test results. */
  readonly passed: boolean | null
}

export interface ComponentStates {
  /** `components-badge`, also the folder of its baselines. */
  readonly id: string
  /** `Catalogue/Badge`. */
  readonly title: string
  readonly file: string
  readonly states: readonly State[]
}

export interface StateTable {
  readonly modes: readonly ModeName[]
  /** Null without test results. */
  readonly testedAt: string | null
  readonly hasPictures: boolean
  readonly components: readonly ComponentStates[]
  readonly gaps: readonly Gap[]
}

export interface Gap {
  /** `Catalogue/Badge/Longest`, a component's title, or its id. */
  readonly where: string
  readonly sentence: string
}

/** By component: `components-badge`. */
export type BaselinesByComponent = Readonly<Record<string, Baselines>>

export function componentsOf(
  { stories }: Inventory,
  baselines: BaselinesByComponent,
  results?: Results,
  audit?: ReadonlyMap<string, Audited>,
): ComponentStates[] {
  const entries = Object.fromEntries(
    stories.map(({ id, title, name, file, tags }) => [id, { id, title, name, type: 'story', importPath: file, tags }]),
  )
  const photographed = new Map(
    visualStories({ entries }).map(({ id, stories, modes }) => [
      id,
      { ids: new Set(stories.map(({ id }) => id)), modes },
    ]),
  )
  return [...Map.groupBy(stories, ({ id }) => id.slice(0, id.indexOf('--')))].map(([component, members]) => {
    const { ids, modes } = photographed.get(component) ?? { ids: new Set<string>(), modes: [] }
    return {
      id: component,
      title: members[0]!.title,
      file: members[0]!.file,
      states: members.map(({ id, name, plays, shows, own, exception }) => ({
        id,
        name,
        shows,
        isTurned: own.direction === 'rtl',
        pictures: Object.fromEntries(
          modes
            .filter((mode) => ids.has(id) && appliesTo(mode, own))
            .map((mode) => [mode, baselines[component]?.[id]?.[mode]?.hash ?? null]),
        ),
        axe: { themes: results?.stories[id]?.themes ?? null, exception },
        audit: audit?.get(id) ?? null,
        plays,
        passed: results?.stories[id]?.passed ?? null,
      })),
    }
  })
}

export const ALL_MODES = Object.keys(MODES) as ModeName[]
