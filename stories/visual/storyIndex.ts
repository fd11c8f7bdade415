import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isComponent, isPhotographed, type ModeName, MODES, PAGE_MODES } from '../../.storybook/modes.ts'

export interface Story {
  /** `components-badge--states` */
  readonly id: string
  /** `Catalogue/Badge/States`, as in Storybook's sidebar. */
  readonly path: string
  readonly modes: readonly ModeName[]
}

export interface Component {
  /** `components-badge` */
  readonly id: string
  /** `stories/components/Badge/Badge.stories.tsx` */
  readonly file: string
  readonly stories: readonly Story[]
}

interface Index {
  readonly entries: Readonly<Record<string, IndexedStory>>
}
export interface IndexedStory {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly name: string
  readonly importPath: string
  readonly tags: readonly string[]
}

const ALL = Object.keys(MODES) as ModeName[]

/** Hover and press look the same at any width, and these sheets are by far the largest. */
const OF_ANY_WIDTH = 'foundations-interaction-states'
const ANY_WIDTH_MODES: readonly ModeName[] = ['desktop', 'dark', 'high contrast', 'forced colours']

/** Marks components that respect the motion preference; all others look the same with reduced motion. */
export const MOTION_TAG = 'moves'

function modesOf(component: string, members: readonly IndexedStory[]): readonly ModeName[] {
  if (component === OF_ANY_WIDTH) return ANY_WIDTH_MODES
  if (!isComponent(component)) return PAGE_MODES
  const moves = members.some(({ tags }) => tags.includes(MOTION_TAG))
  const isTurned = members.some(({ name }) => name === 'Right To Left')
  return ALL.filter((mode) => (mode !== 'less motion' || moves) && (mode !== 'right to left' || !isTurned))
}

/** `components-badge` of `components-badge--states`. */
const componentOf = (story: string): string => story.slice(0, story.indexOf('--'))

export function visualStories({ entries }: Index): Component[] {
  const visual = Object.values(entries).filter(({ type, tags }) => type === 'story' && isPhotographed(tags))
  return [...Map.groupBy(visual, ({ id }) => componentOf(id))].map(([id, members]) => {
    const modes = modesOf(id, members)
    return {
      id,
      file: members[0]!.importPath.replace(/^\.\//, ''),
      stories: members.map((story) => ({ id: story.id, path: `${story.title}/${story.name}`, modes })),
    }
  })
}

export function readVisualStories(storybook: string): Component[] {
  return visualStories(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as Index)
}

const plain = (text: string) => text.replaceAll(/[ _-]/g, '').toLowerCase()

/**
 * Whether `name` matches consecutive whole parts of `path`, ignoring case, spaces and hyphens: `badge/states` and
 * `PackageCard` match `Catalogue/Badge/States/dark` and `Catalogue/Package Card/Row/dark`.
 */
export const matchesName = (path: string, name: string): boolean => `/${plain(path)}/`.includes(`/${plain(name)}/`)

/**
 * The file name also counts, because a title in the sidebar may differ from the component's name.
 * @param names as written after `--only`, separated by commas.
 */
export const isNamed = ({ path, file }: { path: string; file: string }, names: string): boolean =>
  names.split(',').some((name) => matchesName(path, name) || plain(basename(file, '.stories.tsx')) === plain(name))

export function filterByName(components: readonly Component[], names: string): Component[] {
  return components
    .map((component) => ({
      ...component,
      stories: component.stories
        .map((story) => ({
          ...story,
          modes: story.modes.filter((mode) => isNamed({ path: `${story.path}/${mode}`, file: component.file }, names)),
        }))
        .filter(({ modes }) => modes.length > 0),
    }))
    .filter(({ stories }) => stories.length > 0)
}
