import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import {
  damagedBaselines,
  decodeBaseline,
  hashOf,
  isKept,
  keptLike,
  LIST_FILE,
  readBaselines,
  updateBaselines,
} from './baselines.ts'
import { CHANNELS, encodePng, type Picture } from './picture.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** 60 by 40, each pixel another colour. */
function picture(seed: number): Picture {
  const pixels = Buffer.from(Array.from({ length: 60 * 40 * CHANNELS }, (_, at) => (at * seed) % 251))
  return { width: 60, height: 40, pixels }
}
const accept = async (story: string, mode: ModeName, seed: number, into = folder) =>
  updateBaselines('badge', [{ story, mode, png: await encodePng(picture(seed)) }], into)
const list = (from = folder) => readFileSync(join(from, 'badge', LIST_FILE), 'utf8')

test('an accepted picture is read pixel by pixel, and equal ones are kept once', async () => {
  await accept('badge--states', 'dark', 7)
  await accept('badge--states', 'desktop', 7)
  await accept('badge--empty', 'desktop', 9)
  const { 'badge--states': states, 'badge--empty': empty } = readBaselines('badge', folder)
  expect(states?.dark).toEqual({ hash: hashOf(await encodePng(picture(7))), size: '60x40' })
  expect(await decodeBaseline('badge', states!.desktop!, folder)).toEqual(picture(7))
  expect(await decodeBaseline('badge', empty!.desktop!, folder)).toEqual(picture(9))
  expect(readdirSync(join(folder, 'badge'))).toHaveLength(3)
})

test('a theme at a smaller width is kept as a hash, beside pictures of its width and of its colours', async () => {
  await accept('badge--states', 'dark phone', 7)
  const dark = readBaselines('badge', folder)['badge--states']!['dark phone']!
  expect(dark.hash).toBe(hashOf(await encodePng(picture(7))))
  expect(await decodeBaseline('badge', dark, folder)).toBeUndefined()
  expect(damagedBaselines(folder)).toEqual([])
  const modes = Object.keys(MODES) as ModeName[]
  expect(modes.filter((mode) => !isKept(mode, 'components-badge--states'))).toEqual([
    'dark tablet',
    'high contrast tablet',
    'dark phone',
    'high contrast phone',
  ])
  expect(keptLike('dark phone', 'components-badge--states')).toBe('dark')
  expect(keptLike('high contrast tablet', 'components-badge--states')).toBe('high contrast')
  expect(keptLike('high contrast', 'routes-home--first')).toBe('desktop')
})

test('a replaced or forgotten picture leaves no file behind', async () => {
  await accept('badge--states', 'dark', 7)
  await accept('badge--states', 'dark', 9)
  expect(readdirSync(join(folder, 'badge'))).toHaveLength(2)
  await updateBaselines('badge', [{ story: 'badge--states', mode: 'dark' }], folder)
  expect(readdirSync(folder)).toEqual([])
})

test('the list has one sorted line per story and mode', async () => {
  await accept('badge--states', 'dark', 7)
  await accept('badge--empty', 'phone', 9)
  await accept('badge--empty', 'dark', 9)
  expect(list().replaceAll(/[0-9a-f]{20}/g, 'hash')).toBe(
    'badge--empty | dark | 60x40 | hash\nbadge--empty | phone | 60x40 | hash\n\nbadge--states | dark | 60x40 | hash\n',
  )
})

test('two branches that accept neighbouring stories merge without a conflict', async () => {
  await accept('badge--empty', 'dark', 7)
  await accept('badge--states', 'dark', 7)
  const [one, base, other] = ['one', 'base', 'other'].map((name) => join(folder, name)) as [string, string, string]
  writeFileSync(base, list())
  await accept('badge--states', 'dark', 9)
  writeFileSync(one, list())
  await accept('badge--states', 'dark', 7)
  await accept('badge--empty', 'dark', 11)
  writeFileSync(other, list())
  // Ends with the number of conflicts, which is then thrown.
  const merged = execFileSync('git', ['merge-file', '--stdout', one, base, other], { encoding: 'utf8' })
  expect(merged.split('\n').filter(Boolean)).toHaveLength(2)
})

test('two lines for one picture, and lines or files without the other, are named', async () => {
  await accept('badge--states', 'dark', 7)
  expect(damagedBaselines(folder)).toEqual([])
  writeFileSync(join(folder, 'badge', 'forgotten.webp'), '')
  expect(damagedBaselines(folder)).toEqual(['badge/forgotten.webp is in no line'])
  rmSync(join(folder, 'badge', `${readBaselines('badge', folder)['badge--states']!.dark!.hash}.webp`))
  expect(damagedBaselines(folder)).toContainEqual(expect.stringContaining('is missing'))
  writeFileSync(join(folder, 'badge', LIST_FILE), list() + list())
  expect(() => readBaselines('badge', folder)).toThrow('Two pictures are accepted for badge--states, dark')
})

test('every line of the repository has its picture', () => expect(damagedBaselines()).toEqual([]))
