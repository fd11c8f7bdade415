import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goneCells, readAccepted, readAllAccepted, writeAccepted } from './accepted.ts'

const BADGE = 'stories/components/Badge/Badge.stories.tsx'
const [OLD, NEW] = ['0'.repeat(20), 'f'.repeat(20)]

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'accepted-'))
  mkdirSync(join(root, 'stories/components/Badge'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const accept = (file: string, ...decisions: [key: string, hash: string | undefined][]) =>
  writeAccepted(file, new Map(decisions), root)
const list = join('stories/components/Badge/pictures.txt')

test('a list has a sorted line for each story and mode, and goes with the last of them', () => {
  accept(BADGE, ['badge--states phone', OLD], ['badge--states high contrast', OLD], ['badge--longest dark', OLD])
  accept(BADGE, ['badge--states phone', NEW], ['badge--longest dark', undefined])
  expect(readFileSync(join(root, list), 'utf8')).toBe(
    `badge--states high contrast ${OLD}\nbadge--states phone ${NEW}\n`,
  )
  expect(readAllAccepted(root).get(BADGE)).toEqual(readAccepted(BADGE, root))
  accept(BADGE, ['badge--states phone', undefined], ['badge--states high contrast', undefined])
  expect(existsSync(join(root, list))).toBe(false)
  expect(readAccepted(BADGE, root)).toEqual(new Map())
})

test.each([
  ['a conflict', `<<<<<<< HEAD\nbadge--states dark ${OLD}\n`],
  ['two pictures of one mode', `badge--states dark ${OLD}\nbadge--states dark ${NEW}\n`],
])('a list with %s is refused', (_, text) => {
  writeFileSync(join(root, list), text)
  expect(() => readAccepted(BADGE, root)).toThrow('Badge/pictures.txt cannot be read')
})

test('a picture is gone if its story or its mode is not drawn any more', () => {
  accept(BADGE, ['components-badge--states dark', OLD], ['components-badge--states phone', OLD])
  accept(BADGE, ['components-badge--other high contrast', OLD])
  const stories = [{ id: 'components-badge--states', path: 'Text/Badge/States', modes: ['dark'] as const }]
  const badge = { id: 'components-badge', file: BADGE, stories }
  expect(goneCells(badge, new Set(['components-badge--states dark']), root).map(({ path }) => path)).toEqual([
    'components/badge/other/high contrast',
    'Text/Badge/States/phone',
  ])
})
