import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { themesOf } from '../../design-system/tokens/themes.ts'
import { goneFrom, readAccepted, readAllAccepted, writeAccepted } from './accepted.ts'
import { type Found, groupsOf } from './groups.ts'
import { acceptRun, emptyReport, readRun, summaryOf, writeReport } from './report.ts'
import { serveReport } from './server.ts'

const HASH = 'f'.repeat(20)
const found = (component: string, { hash = HASH, ...more }: Partial<Found> = {}): Found => ({
  file: `stories/components/${component}/${component}.stories.tsx`,
  story: `components-${component.toLowerCase()}--states`,
  path: `Text/${component}/States/${more.mode ?? 'desktop'}`,
  mode: 'desktop',
  kind: 'changed',
  ...more,
  ...(more.kind !== 'gone' && { hash }),
})
const [badge, dark, price] = [found('Badge'), found('Badge', { mode: 'dark' }), found('Price', { kind: 'gone' })]

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
  folder = join(root, 'report')
  for (const name of ['Badge', 'Price', 'Icon']) mkdirSync(join(root, 'stories/components', name), { recursive: true })
  emptyReport(folder)
  writeReport(folder, { taken: 12, found: [badge, dark, price, found('Icon', { kind: 'fault', fault: 'a <b> | c' })] })
})
afterEach(() => rmSync(root, { recursive: true }))
const hashes = (one: Found) => [...readAccepted(one.file, root)]
const listOf = (name: string) => join(root, `stories/components/${name}/pictures.txt`)

test('a name accepts its pictures, and the others stay to be decided', () => {
  expect(acceptRun(folder, 'Badge/States/dark', root)).toBe(1)
  expect(hashes(badge)).toEqual([['components-badge--states dark', HASH]])
  expect(acceptRun(folder, 'nothing', root)).toBe(0)
  expect(readRun(folder).found).toHaveLength(3)
})

test('without a name all are accepted but faults, in a sorted list that goes with the last of its pictures', () => {
  writeAccepted(price.file, new Map([['components-price--states desktop', HASH]]), root)
  writeAccepted(badge.file, new Map([['components-badge--states dark', '0'.repeat(20)]]), root)
  expect(acceptRun(folder, undefined, root)).toBe(3)
  expect(readFileSync(listOf('Badge'), 'utf8')).toBe(
    `components-badge--states dark ${HASH}\ncomponents-badge--states desktop ${HASH}\n`,
  )
  expect(existsSync(listOf('Price'))).toBe(false)
  expect(readAllAccepted(root)).toEqual(new Map([[badge.file, readAccepted(badge.file, root)]]))
  expect(readRun(folder).found.map(({ kind }) => kind)).toEqual(['fault'])
})

test.each([
  ['a conflict', `<<<<<<< HEAD\nbadge--states dark ${HASH}\n`],
  ['two pictures of one mode', `badge--states dark ${HASH}\nbadge--states dark ${HASH}\n`],
])('a list with %s is refused', (_, text) => {
  writeFileSync(listOf('Badge'), text)
  expect(() => hashes(badge)).toThrow('Badge/pictures.txt cannot be read')
})

test('an accepted picture that was not taken is gone', () => {
  writeFileSync(listOf('Badge'), `badge--states dark ${HASH}\nbadge--other high contrast ${HASH}\n`)
  expect(goneFrom(badge.file, new Set(['badge--states dark']), root)).toEqual([
    { file: badge.file, story: 'badge--other', mode: 'high contrast', path: 'badge/other/high contrast', kind: 'gone' },
  ])
})

test('the page accepts a group, and another site cannot', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const { address, close } = await serveReport(folder, root)
  const post = (origin: string) =>
    fetch(`${address}/accept`, { method: 'POST', headers: { origin }, body: JSON.stringify([badge.path, dark.path]) })
  try {
    expect((await post('https://example.com')).status).toBe(403)
    expect(hashes(badge)).toEqual([])
    expect(await (await post(address)).text()).toBe('2')
    expect(hashes(badge)).toHaveLength(2)
    expect(await (await fetch(address)).text()).toContain('What looks different')
  } finally {
    await close()
  }
})

test('the summary of a pull request counts and groups', () => {
  const summary = readFileSync(join(folder, 'summary.txt'), 'utf8')
  expect(summary).toContain('12 pictures were taken: 2 changed, 1 gone, 1 fault.')
  expect(summary).toContain('    Text/Badge: 2 (such as Text/Badge/States/desktop), changed\n')
  expect(summaryOf({ taken: 0, found: [] })).toContain('No picture was taken')
  expect(summaryOf({ taken: 3, found: [] })).toContain('3 pictures, none looks different')
})

const box = { left: 0, top: 0, width: 40, height: 24 }

test('one colour is one group, whatever the component, and has its name in the theme', () => {
  const to = themesOf(apertureAcres).light.surface.canvas
  const difference = { box, cause: 'c', recolouring: { from: '#000000', to } }
  const groups = groupsOf([found('Badge', { difference }), found('Price', { difference }), dark])
  expect(groups.map(({ paths }) => paths)).toEqual([
    ['Text/Badge/States/desktop', 'Text/Price/States/desktop'],
    ['Text/Badge/States/dark'],
  ])
  expect(groups[0]).toMatchObject({
    title: expect.stringContaining('surface.canvas'),
    words: `#000000 became ${to} in Text/Badge and 1 more`,
  })
})

test('the same change is one group in any number of files, with the other changes of these files', () => {
  const groups = groupsOf([
    found('Header', { difference: { box, cause: 'moved' } }),
    found('Header', { mode: 'dark', difference: { box, cause: 'moved in other colours' } }),
    found('Footer', { difference: { box, cause: 'something else' } }),
    found('Cart', { difference: { box, cause: 'moved' } }),
    found('Badge', { kind: 'new' }),
    found('Price', { kind: 'fault', fault: 'It threw.' }),
  ])
  expect(groups.map(({ title, paths }) => `${title}: ${paths.length}`)).toEqual([
    'Text/Price: 1',
    'Text/Header and 1 more: 3',
    'Text/Footer: 1',
    'Text/Badge: 1',
  ])
})
