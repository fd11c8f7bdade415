/** The situations of the toolbar in the built Storybook: the one that concerns every call changes every page that calls. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { serveStorybook } from './visual/server.ts'

const FOLDER = process.env['STORYBOOK'] ?? join(import.meta.dirname, '../storybook-static')
if (!existsSync(FOLDER)) throw new Error(`There is no Storybook in ${FOLDER}: run "npm test -- storybook" first.`)
const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as {
  entries: Readonly<Record<string, { type: string }>>
}
const stories = Object.keys(entries).filter((id) => /^routes-(?!site-).*--ready$/.test(id))

let server: Awaited<ReturnType<typeof serveStorybook>>
test.beforeAll(async () => {
  server = await serveStorybook(FOLDER, '/')
})
test.afterAll(() => server.close())

/** Of the page alone: header and footer show what was loaded before. */
const said = (page: Page) => page.locator('#storybook-root').innerText()

async function open(page: Page, id: string, scenario: string): Promise<void> {
  await page.goto(`${server.address}/iframe.html?id=${id}&viewMode=story&globals=scenario:${scenario}`)
  await expect(page.locator('#storybook-root h1')).toBeVisible()
}

for (const id of stories)
  test(`${id} changes while the server is down, if it calls it`, async ({ context }) => {
    const [normal, down] = [await context.newPage(), await context.newPage()]
    let calls = 0
    normal.on('request', (request) => (calls += request.url().includes('/v1/') ? 1 : 0))
    await open(normal, id, 'none')
    await normal.waitForLoadState('networkidle')
    await open(down, id, 'server-down')
    await expect.poll(async () => (await said(down)) !== (await said(normal))).toBe(calls > 0)
  })
