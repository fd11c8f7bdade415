import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAccepted, writeAccepted } from './accepted.ts'
import type { Found } from './groups.ts'
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

test('a name accepts its pictures, and the others stay to be decided', () => {
  expect(acceptRun(folder, 'Badge/States/dark', root)).toBe(1)
  expect(hashes(badge)).toEqual([['components-badge--states dark', HASH]])
  expect(acceptRun(folder, 'nothing', root)).toBe(0)
  expect(readRun(folder).found).toHaveLength(3)
})

test('without a name all are accepted but faults, and those that are gone are forgotten', () => {
  writeAccepted(price.file, new Map([['components-price--states desktop', HASH]]), root)
  expect(acceptRun(folder, undefined, root)).toBe(3)
  expect(hashes(badge)).toHaveLength(2)
  expect(existsSync(join(root, 'stories/components/Price/pictures.txt'))).toBe(false)
  expect(readRun(folder).found.map(({ kind }) => kind)).toEqual(['fault'])
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
