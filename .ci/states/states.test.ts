import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ENGINES } from '../audit/types.ts'
import type { Baselines, Baseline } from '../visual/baselines.ts'
import { exportedBy, type Inventory, readInventory } from './inventory.ts'
import { gapsOf, gapsInResults } from './gaps.ts'
import { readAllBaselines } from './readTable.ts'
import { themesOf } from './vitestReporter.ts'
import { readAudit } from './results.ts'
import { readStoryFile } from './storyFile.ts'
import { componentsOf } from './table.ts'

it('finds no gaps in the repository', { timeout: 60_000 }, async () => {
  const [inventory, baselines] = [await readInventory(), readAllBaselines()]
  expect(inventory.stories.length).toBeGreaterThan(600)
  expect(gapsOf(inventory, componentsOf(inventory, baselines), baselines).map(({ sentence }) => sentence)).toEqual([])
})

const FILE = 'stories/components/Badge.stories.tsx'
const fileOf = (stories: string, meta = '') => `
  import preview from '../../.storybook/preview.tsx'
  const phone = { viewport: { value: 'phone', isRotated: false } } as const
  /** The thumbs meet. */
  const overlap = { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } }
  const meta = preview.meta({ title: 'Catalogue/Badge', id: 'components-badge', ${meta} })
  ${stories}`
const read = (stories: string, meta = '') => readStoryFile(fileOf(stories, meta), FILE)

describe('a story file', () => {
  it('gives name, play function and globals of a story', () => {
    const [states, pressed] = read(`
      export const States = meta.story({ tags: ['visual'], globals: { theme: 'dark' } })
      export const PressedTwice = meta.story({ globals: phone, play: async () => {} })`)
    expect(states).toMatchObject({
      id: 'components-badge--states',
      title: 'Catalogue/Badge',
      name: 'States',
      plays: false,
      own: { theme: 'dark' },
      exception: undefined,
    })
    expect(states?.tags).toContain('visual')
    expect(pressed).toMatchObject({ name: 'Pressed Twice', plays: true, own: { viewport: { value: 'phone' } } })
  })

  it('counts the cells of a sheet as states, and tests as none', () => {
    const found = read(`
      const states = { 'at rest': {}, busy: { busy: 'Wait' }, large: { size: 'large' } } satisfies Record<string, object>
      export const States = meta.story({ tags: ['visual'], render: (args) => <StateSheet of={Badge} base={args} states={states} /> })
      export const AtNight = meta.story({ tags: ['visual'] })
      export const Pressed = meta.story({ play: async () => {} })`)
    expect(found.map(({ shows }) => shows)).toEqual([3, 1, 0])
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

it('tells components from constants and types', () => {
  expect(
    exportedBy(
      `export { Badge, BADGE_TONES, type BadgeProps } from './a.ts'\nexport type { DayMark } from './b.ts'\nexport const Calendar = lazy()`,
    ),
  ).toEqual(['Badge', 'Calendar'])
})

it('counts a theme only when axe found nothing', () => {
  const report = (type: string, status: string, result: unknown = {}) => ({ type, status, result })
  const themes = { own: 'light', others: ['dark', 'high-contrast'] }
  expect(themesOf([report('a11y', 'passed'), report('themes', 'passed', themes)])).toEqual([
    'light',
    'dark',
    'high-contrast',
  ])
  expect(themesOf([report('a11y', 'passed'), report('themes', 'failed', themes)])).toEqual(['light'])
  expect(themesOf([report('themes', 'passed', themes)])).toEqual(['dark', 'high-contrast'])
  expect(themesOf([report('a11y', 'passed')])).toEqual([])
})

it('counts findings and exceptions of an audit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  const nothing = { themes: [], findings: [], excepted: 0, undecided: 0 }
  const engines = Object.fromEntries(ENGINES.map((engine) => [engine, nothing]))
  const entries = [
    {
      id: 'components-badge--states',
      engines: { ...engines, axe: { ...nothing, findings: [{}, {}] }, ibm: { ...nothing, excepted: 3 } },
    },
    { id: 'components-badge--longest', engines, fault: 'It was not drawn.' },
  ]
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ entries }))
  expect(readAudit(join(folder, 'report.json'))).toEqual(
    new Map([
      ['components-badge--states', { found: 2, excepted: 3 }],
      ['components-badge--longest', { found: 1, excepted: 0 }],
    ]),
  )
  expect(readAudit(join(folder, 'none.json'))).toBeUndefined()
  rmSync(folder, { recursive: true })
})

const kept = { hash: 'a1' } as Baseline
const baselinesOf = (...modes: string[]): Baselines => ({
  'components-badge--states': Object.fromEntries(modes.map((mode) => [mode, kept])),
})
const inventoryOf = (stories: string, more: Partial<Inventory> = {}): Inventory => ({
  stories: read(stories).map((story) => ({ ...story, file: FILE })),
  guides: [],
  exported: [],
  ...more,
})

function sentences(inventory: Inventory, baselines: Record<string, Baselines> = {}) {
  return gapsOf(inventory, componentsOf(inventory, baselines), baselines).map(({ sentence }) => sentence)
}

describe('a gap', () => {
  const atNight = inventoryOf(`
    export const States = meta.story({ tags: ['visual'], globals: { theme: 'dark' } })
    export const Longest = meta.story({ tags: ['visual'], globals: { direction: 'rtl' } })`)

  it('is a story without an accepted picture in one of its modes', () => {
    expect(sentences(atNight, { 'components-badge': baselinesOf('desktop') })).toEqual([
      'Badge/Longest has no accepted picture in: desktop. Run npm run visual -- --only Badge, look, then npm run visual -- --update Badge.',
    ])
    const [gap] = sentences(inventoryOf(`export const States = meta.story({ tags: ['visual'] })`), {
      'components-badge': baselinesOf('desktop', 'phone'),
    })
    expect(gap).toContain('Badge/States has no accepted picture in: dark, high contrast, tablet,')
  })

  it('is a picture of a deleted story', () => {
    const bare = inventoryOf(`export const Other = meta.story({})`)
    expect(sentences(bare, { 'components-badge': baselinesOf('desktop') })).toEqual([
      expect.stringContaining('The story components-badge--states is gone'),
    ])
    const [, gap] = sentences(atNight, { 'components-badge': baselinesOf('desktop', 'dark') })
    expect(gap).toContain('is no longer captured in: dark')
  })

  it('is not a picture before any was accepted', () => expect(sentences(atNight)).toEqual([]))

  it('is an exception without a reason', () => {
    expect(
      sentences(inventoryOf(`export const States = meta.story({ parameters: { a11y: { test: 'todo' } } })`)),
    ).toEqual([
      `Badge/States is not judged by axe, without a reason. Write it as a comment beside the exception in ${FILE}.`,
    ])
    expect(sentences(inventoryOf(`export const States = meta.story({ parameters: overlap })`))).toEqual([])
  })

  it('is a component without stories, or with keys that no story presses', () => {
    const guides = [{ name: 'Badge', keyboard: [{ keys: 'Tab', does: 'Moves on.' }], covers: ['Pill'] }]
    const found = sentences(
      inventoryOf(`export const States = meta.story({})`, { guides, exported: ['Badge', 'Pill', 'Ribbon'] }),
    )
    expect(found).toEqual([
      expect.stringContaining('Ribbon has no stories.'),
      expect.stringContaining('Badge has keys in its guide, but no story that presses them.'),
    ])
    expect(sentences(inventoryOf(`export const States = meta.story({ play: async () => {} })`, { guides }))).toEqual([])
  })

  it('is a story that failed, or was not tested or checked in every theme', () => {
    const inventory = inventoryOf(
      ['States', 'Longest', 'Shortest', 'Forgotten']
        .map((name) => `export const ${name} = meta.story({ play: async () => {} })`)
        .join('\n'),
    )
    const result = (passed: boolean, ...themes: string[]) => ({ passed, themes })
    const stories = {
      'components-badge--states': result(true, 'light', 'dark'),
      'components-badge--longest': result(false, 'light', 'dark'),
      'components-badge--shortest': result(true, 'light'),
    }
    const found = gapsInResults(componentsOf(inventory, {}, { at: '', stories }), ['light', 'dark']).map(
      ({ sentence }) => sentence,
    )
    expect(found).toEqual([
      `Badge/Longest failed. Run npm test -- stories; it is in ${FILE}.`,
      `Badge/Shortest was not judged by axe in: dark. Run npm run states; the story is in ${FILE}.`,
      expect.stringContaining('Badge/Forgotten was not tested.'),
    ])
  })
})
