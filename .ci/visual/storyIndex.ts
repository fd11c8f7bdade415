/** The stories tagged `visual` of a built Storybook, by component. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isComponent, type ModeName, MODES, PAGE_MODES } from '../../.storybook/modes.ts'

export interface Story {
  /** `components-badge--states`. */
  readonly id: string
  /** `Catalogue/Badge/States`, as in Storybook's sidebar. */
  readonly path: string
}

/** The stories of one file. */
export interface Component {
  /** `components-badge`. */
  readonly id: string
  /** `stories/components/Badge.stories.tsx`. */
  readonly file: string
  readonly stories: readonly Story[]
  readonly modes: readonly ModeName[]
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>
}
interface Entry {
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

/** The tag of components that read the motion preference; others look the same with less motion. */
export const MOTION_TAG = 'moves'

function modesOf(component: string, members: readonly Entry[]): readonly ModeName[] {
  if (component === OF_ANY_WIDTH) return ANY_WIDTH_MODES
  if (!isComponent(component)) return PAGE_MODES
  const moves = members.some(({ tags }) => tags.includes(MOTION_TAG))
  const isTurned = members.some(({ name }) => name === 'Right To Left')
  return ALL.filter((mode) => (mode !== 'less motion' || moves) && (mode !== 'right to left' || !isTurned))
}

/** `components-badge` of `components-badge--states`. */
export const componentOf = (story: string): string => story.slice(0, story.indexOf('--'))

export function visualStories({ entries }: Index): Component[] {
  const visual = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('visual'))
  return [...Map.groupBy(visual, ({ id }) => componentOf(id))].map(([id, members]) => ({
    id,
    file: members[0]!.importPath.replace(/^\.\//, ''),
    stories: members.map((story) => ({ id: story.id, path: `${story.title}/${story.name}` })),
    modes: modesOf(id, members),
  }))
}

/** @param storybook the folder of a built Storybook. */
export function readVisualStories(storybook: string): Component[] {
  return visualStories(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as Index)
}

const plain = (text: string) => text.replaceAll(/[ _-]/g, '').toLowerCase()

/**
 * Whether a name is some consecutive whole parts of a path, without regard to case, spaces and hyphens: `badge/states` and
 * `PackageCard` match `Catalogue/Badge/States/dark` and `Catalogue/Package Card/Row/dark`.
 */
export const matchesName = (path: string, name: string): boolean => `/${plain(path)}/`.includes(`/${plain(name)}/`)

/** How many letters two words do not share, in order. */
function distance(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of one.split('').entries()) {
    const next = [row + 1]
    for (const [column, wanted] of other.split('').entries())
      next.push(Math.min(next[column]! + 1, last[column + 1]! + 1, last[column]! + (letter === wanted ? 0 : 1)))
    last = next
  }
  return last.at(-1)!
}

const FAR = 3

/** `Did you mean PackageCard?`, or nothing. */
export function nearestNames(components: readonly Component[], name: string): string {
  const titles = components.map(({ stories }) => stories[0]!.path.split('/').at(-2)!)
  const [wanted = ''] = plain(name).split('/')
  const near = [...new Set(titles)]
    .map((title) => ({ title, far: plain(title).includes(wanted) ? 0 : distance(plain(title), wanted) }))
    .filter(({ far }) => far <= FAR)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ title }) => title)
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : ''
}

/** The file keeps the component's name, whatever its title in the sidebar. */
const namesFile = ({ file }: Component, name: string) => plain(basename(file, '.stories.tsx')) === plain(name)

/** Components with the stories and modes that a name matches. */
export function filterByName(components: readonly Component[], name: string): Component[] {
  return components.flatMap((component) => {
    const cells = component.stories.flatMap((story) =>
      component.modes
        .filter((mode) => matchesName(`${story.path}/${mode}`, name) || namesFile(component, name))
        .map((mode) => ({ story, mode })),
    )
    if (cells.length === 0) return []
    const stories = new Set(cells.map(({ story }) => story))
    const modes = new Set(cells.map(({ mode }) => mode))
    return [{ ...component, stories: [...stories], modes: [...modes] }]
  })
}
