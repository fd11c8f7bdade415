/** Finds what stories lack. Each message says what to do. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readStoryFile, type StoryEntry } from './support/storyFile.ts'
import { isPhotographed } from '../.storybook/modes.ts'
import { type Accepted, listFor, readAllAccepted } from './visual/accepted.ts'
import { appliesTo } from './visual/camera.ts'
import { visualStories } from './visual/storyIndex.ts'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('stories/**/*.stories.tsx', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}))

interface Inventory {
  readonly stories: readonly (StoryEntry & { readonly file: string })[]
  readonly accepted: ReadonlyMap<string, Accepted>
}

/** The pictures that each story file should have, such as `components-badge--states dark`. */
function wantedPictures(stories: Inventory['stories']): Map<string, Set<string>> {
  const own = new Map(stories.map((story) => [story.id, story.own]))
  const wanted = new Map<string, Set<string>>()
  for (const { id, file, modes } of visualStories(stories.map((story) => ({ ...story, importPath: story.file })))) {
    const keys = modes.filter((mode) => appliesTo(mode, own.get(id)!)).map((mode) => `${id} ${mode}`)
    wanted.set(file, new Set([...(wanted.get(file) ?? []), ...keys]))
  }
  return wanted
}

function gapsIn({ stories, accepted }: Inventory): string[] {
  const wanted = wantedPictures(stories)
  return [...new Set([...wanted.keys(), ...accepted.keys()])].flatMap((file) => {
    const name = basename(file, '.stories.tsx')
    const [draws, has] = [wanted.get(file) ?? new Set<string>(), accepted.get(file) ?? new Map<string, string>()]
    const missing = [...draws].filter((key) => !has.has(key))
    const gone = [...has.keys()].filter((key) => !draws.has(key))
    const how = `Run npm run visual -- --only ${name}, look, then npm run visual -- --update ${name}.`
    const end = wanted.has(file) ? how : 'Delete that file.'
    const themed = stories.filter(
      (one) => one.file === file && isPhotographed(one.tags) && ('theme' in one.own || 'direction' in one.own),
    )
    return [
      ...themed.map(({ id }) => `${id} has a theme or direction of its own. Its pictures are taken in every one.`),
      ...missing.map((key) => `${key} has no accepted picture. ${how}`),
      ...gone.map((key) => `${key} is not drawn any more, but has an accepted picture in ${listFor(file)}. ${end}`),
    ]
  })
}

const COMMENT = /^\s*(?:\/\/|\/?\*)/
/** Lines that turn off axe, or a story's whole test, without a comment above that gives the reason. */
const unexplained = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at, lines) =>
      /[\s{]a11y\b|'!test'/.test(line) && !COMMENT.test(line) && !COMMENT.test(lines[at - 1] ?? '')
        ? [line.trim()]
        : [],
    )

it('every exception of axe has a reason', () => {
  const found = files.flatMap(({ file, text }) => unexplained(text).map((line) => `${file}: ${line}`))
  expect(found, 'Write the reason as a comment above the line').toEqual([])
  expect(unexplained("/** The thumbs meet. */\nconst overlap = { a11y: { test: 'off' } }")).toEqual([])
  expect(unexplained("  tags: ['!test'],\n  a11y: { disable: true },")).toHaveLength(2)
})

it('nothing is missing in the stories', { timeout: 60_000 }, () => {
  const stories = files.flatMap(({ file, text }) => readStoryFile(text, file).map((story) => ({ ...story, file })))
  expect(stories.length).toBeGreaterThan(600)
  expect(gapsIn({ stories, accepted: readAllAccepted() })).toEqual([])
})

const FILE = 'stories/components/Badge/Badge.stories.tsx'
const read = (stories: string) =>
  readStoryFile(
    `import preview from '../../.storybook/preview.tsx'
    const meta = preview.meta({ title: 'Catalogue/Badge', id: 'components-badge' })
    ${stories}`,
    FILE,
  )

describe('a story file', () => {
  it('gives name and globals of a story', () => {
    const [states, pressed] = read(`
      export const States = meta.story({ tags: ['visual'], globals: { scenario: 'offline' } })
      export const PressedTwice = meta.story({ globals: { viewport: { value: 'phone' } }, play: async () => {} })`)
    expect(states).toMatchObject({
      id: 'components-badge--states',
      title: 'Catalogue/Badge',
      name: 'States',
      own: { scenario: 'offline' },
    })
    expect(states?.tags).toContain('visual')
    expect(pressed).toMatchObject({ name: 'Pressed Twice', own: { viewport: { value: 'phone' } } })
  })

  it('rejects globals that only running the story can tell', () => {
    expect(() => read(`export const States = meta.story({ globals: chosen() })`)).toThrow(
      `${FILE}: Write globals as literals`,
    )
  })
})

const inventoryOf = (stories: string, more: Partial<Inventory> = {}): Inventory => ({
  stories: read(stories).map((story) => ({ ...story, file: FILE })),
  accepted: new Map(),
  ...more,
})
const acceptedIn = (...modes: string[]): Inventory['accepted'] =>
  new Map([[FILE, new Map(modes.map((mode) => [`components-badge--states ${mode}`, 'a1']))]])

describe('a gap', () => {
  it('is a mode without an accepted picture', () => {
    const accepted = acceptedIn('desktop', 'high contrast', 'tablet', 'phone', 'forced colours', 'right to left')
    expect(gapsIn(inventoryOf(`export const States = meta.story({ tags: ['visual'] })`, { accepted }))).toEqual([
      'components-badge--states dark has no accepted picture. Run npm run visual -- --only Badge, look, then npm run visual -- --update Badge.',
      expect.stringContaining('components-badge--states large text has no accepted picture.'),
    ])
  })

  it('is a picture of a story or mode that is not drawn any more', () => {
    const stories = `export const States = meta.story({ tags: ['visual'], globals: { viewport: { value: 'tablet' } } })`
    const accepted = acceptedIn('tablet', 'dark')
    expect(gapsIn(inventoryOf(stories, { accepted }))).toEqual([
      expect.stringContaining('components-badge--states dark is not drawn any more'),
    ])
    expect(gapsIn(inventoryOf('export const Other = meta.story({})', { accepted }))).toHaveLength(2)
  })
})
