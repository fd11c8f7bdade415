import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isComponent, isPhotographed, type ModeName, MODES, PAGE_MODES } from '../../.storybook/modes.ts'

export interface Story {
  /** `components-badge--states` */
  readonly id: string
  /** `Catalogue/Badge/States`, as in Storybook's sidebar. */
  readonly path: string
  /** `stories/components/Badge/Badge.stories.tsx` */
  readonly file: string
  /** An upper limit, because some may not apply to a story. */
  readonly modes: readonly ModeName[]
}

export interface IndexedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly importPath: string
  readonly tags: readonly string[]
}

const ALL = Object.keys(MODES) as ModeName[]

/** Hover and press look the same at any width, and these sheets are by far the largest. */
const OF_ANY_WIDTH = 'foundations-interaction-states--'
const ANY_WIDTH_MODES: readonly ModeName[] = ['desktop', 'dark', 'high contrast', 'forced colours']

/** Marks components that respect the motion preference; all others look the same with reduced motion. */
export const MOTION_TAG = 'moves'

/** @param members all photographed stories of a file. */
function modesOf(members: readonly IndexedStory[]): readonly ModeName[] {
  const { id } = members[0]!
  if (id.startsWith(OF_ANY_WIDTH)) return ANY_WIDTH_MODES
  if (!isComponent(id)) return PAGE_MODES
  const moves = members.some(({ tags }) => tags.includes(MOTION_TAG))
  return ALL.filter((mode) => mode !== 'less motion' || moves)
}

export function visualStories(indexed: readonly IndexedStory[]): Story[] {
  const visual = indexed.filter(({ tags }) => isPhotographed(tags))
  return [...Map.groupBy(visual, ({ importPath }) => importPath)].flatMap(([importPath, members]) => {
    const [file, modes] = [importPath.replace(/^\.\//, ''), modesOf(members)]
    return members.map(({ id, title, name }) => ({ id, path: `${title}/${name}`, file, modes }))
  })
}

export function readIndex(storybook: string): IndexedStory[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, IndexedStory & { type: string }>>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

export const readVisualStories = (storybook: string): Story[] => visualStories(readIndex(storybook))

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

export const filterByName = (stories: readonly Story[], names: string): Story[] =>
  stories
    .map((story) => ({
      ...story,
      modes: story.modes.filter((mode) => isNamed({ path: `${story.path}/${mode}`, file: story.file }, names)),
    }))
    .filter(({ modes }) => modes.length > 0)
