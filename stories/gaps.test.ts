import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAllAccepted } from './visual/accepted.ts'
import { gapsIn, type Inventory } from './support/gaps.ts'
import { readStoryFile } from './support/storyFile.ts'

const ROOT = join(import.meta.dirname, '..')
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8')

it('nothing is missing in the stories', { timeout: 60_000 }, () => {
  const inventory = {
    stories: globSync('stories/**/*.stories.tsx', { cwd: ROOT }).flatMap((file) =>
      readStoryFile(readText(file), file).map((story) => ({ ...story, file })),
    ),
    accepted: readAllAccepted(),
  }
  expect(inventory.stories.length).toBeGreaterThan(600)
  expect(gapsIn(inventory)).toEqual([])
})

const FILE = 'stories/components/Badge/Badge.stories.tsx'
const fileOf = (stories: string, meta = '') => `
  import preview from '../../.storybook/preview.tsx'
  const phone = { viewport: { value: 'phone', isRotated: false } } as const
  /** The thumbs meet. */
  const overlap = { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } }
  const meta = preview.meta({ title: 'Catalogue/Badge', id: 'components-badge', ${meta} })
  ${stories}`
const read = (stories: string, meta = '') => readStoryFile(fileOf(stories, meta), FILE)

describe('a story file', () => {
  it('gives name and globals of a story', () => {
    const [states, pressed] = read(`
      export const States = meta.story({ tags: ['visual'], globals: { theme: 'dark' } })
      export const PressedTwice = meta.story({ globals: phone, play: async () => {} })`)
    expect(states).toMatchObject({
      id: 'components-badge--states',
      title: 'Catalogue/Badge',
      name: 'States',
      own: { theme: 'dark' },
      exception: undefined,
    })
    expect(states?.tags).toContain('visual')
    expect(pressed).toMatchObject({ name: 'Pressed Twice', own: { viewport: { value: 'phone' } } })
  })

  it('gives exceptions of axe with their reason, also through a constant and for the whole file', () => {
    expect(read(`export const States = meta.story({ parameters: overlap })`)[0]?.exception).toEqual({
      rules: ['target-size'],
      reason: 'The thumbs meet.',
    })
    expect(read(`export const States = meta.story({ parameters: { a11y: { test: 'off' } } })`)[0]?.exception).toEqual({
      rules: 'all',
      reason: undefined,
    })
    expect(
      read(`/** It asks the network. */\nexport const Here = meta.story({ tags: ['!test'] })`)[0]?.exception,
    ).toEqual({ rules: 'all', reason: 'It asks the network.' })
    for (const parameters of [
      '// Drawn by others.\nparameters: { a11y: { disable: true } }',
      'parameters: {\n// Drawn by others.\na11y: { disable: true } }',
    ]) {
      expect(read(`export const States = meta.story({})`, parameters)[0]?.exception).toEqual({
        rules: 'all',
        reason: 'Drawn by others.',
      })
    }
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
    const stories = `export const States = meta.story({ tags: ['visual'], globals: { theme: 'dark' } })`
    const accepted = acceptedIn('desktop', 'dark')
    expect(gapsIn(inventoryOf(stories, { accepted }))).toEqual([
      expect.stringContaining('components-badge--states dark is not drawn any more'),
    ])
    expect(gapsIn(inventoryOf('export const Other = meta.story({})', { accepted }))).toHaveLength(2)
  })

  it('is an exception without a reason', () => {
    expect(gapsIn(inventoryOf(`export const States = meta.story({ parameters: { a11y: { test: 'todo' } } })`))).toEqual(
      [
        `components-badge--states is not judged by axe, without a reason. Write it as a comment beside the exception in ${FILE}.`,
      ],
    )
    expect(gapsIn(inventoryOf(`export const States = meta.story({ parameters: overlap })`))).toEqual([])
  })
})
