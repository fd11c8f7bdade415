import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Found } from './found.ts'
import { readRun, writeRun } from './lastRun.ts'
import { summaryOf } from './report.ts'
import { serveReport } from './reportServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
const PATH = 'Text/Price/States/desktop'
const price: Found = {
  component: 'components-price',
  story: 'components-price--states',
  path: PATH,
  mode: 'desktop',
  kind: 'changed',
  before: 'pictures/before.png',
  after: 'pictures/after.png',
  words: 'a | b',
}
let server: Awaited<ReturnType<typeof serveReport>>
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  writeRun(folder, {
    renderer: { chromium: '1', platform: 'plan 9' },
    isWhole: false,
    taken: 12,
    found: [price],
    seen: [],
  })
  writeFileSync(join(folder, 'index.html'), 'the report')
  server = await serveReport(folder)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})
const decide = (decision: object, origin = server.address) =>
  fetch(`${server.address}/decide`, { method: 'POST', headers: { origin }, body: JSON.stringify(decision) })

test('serves the report and nothing outside of its folder', async () => {
  expect(await (await fetch(server.address)).text()).toBe('the report')
  expect((await fetch(`${server.address}/..%2f..%2fetc%2fpasswd`)).status).toBe(404)
  expect((await fetch(`${server.address}/missing.png`)).status).toBe(404)
})

test('another site cannot decide', async () => {
  expect((await decide({ verdict: 'reject', paths: [PATH] }, 'https://example.com')).status).toBe(403)
  expect(readRun(folder).found[0]?.rejected).toBeUndefined()
})

test('keeps what was seen, and why a picture was rejected', async () => {
  await decide({ verdict: 'seen', paths: [PATH] })
  await decide({ verdict: 'reject', paths: [PATH], note: 'The line is lost.' })
  expect(readRun(folder)).toMatchObject({ seen: [PATH], found: [{ rejected: 'The line is lost.' }] })
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('The line is lost.')
})

test('says why a picture of another browser is not accepted', async () => {
  const response = await decide({ verdict: 'accept', paths: [PATH] })
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('on plan 9')
})

test('the summary of a pull request counts, groups and shows', () => {
  const summary = summaryOf(readRun(folder))
  expect(summary).toContain('1 of 12 look different: 1 changed.')
  expect(summary).toContain('| Text/Price | 1 | a &#124; b |')
  expect(summary).toContain(`![${PATH}](PICTURES/before.png)`)
})

test('a change that reaches no picture has a summary too', () => {
  const run = { ...readRun(folder), taken: 0, found: [], groups: [] }
  expect(summaryOf(run)).toContain('No picture was taken')
  expect(summaryOf({ ...run, taken: 3 })).toContain('3 pictures, none looks different')
})
