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
const stories = Object.keys(entries).filter((id) => /^routes-.*--ready$/.test(id))

let server: Awaited<ReturnType<typeof serveStorybook>>
test.beforeAll(async () => {
  server = await serveStorybook(FOLDER, '/')
})
test.afterAll(() => server.close())

/** What the page says, and whether it has called the provider. */
async function opened(page: Page, id: string, scenario: string) {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/v1/') ? 1 : 0))
  await page.goto(`${server.address}/iframe.html?id=${id}&viewMode=story&globals=scenario:${scenario}`)
  await expect(page.locator('#storybook-root h1, #storybook-root h2').first()).toBeVisible({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  return { text: await page.locator('#storybook-root').innerText(), calls }
}

for (const id of stories)
  test(`${id} changes while the server is down`, async ({ context }) => {
    const normal = await opened(await context.newPage(), id, 'none')
    test.skip(normal.calls === 0, 'It calls nobody.')
    const down = await opened(await context.newPage(), id, 'server-down')
    expect(down.text).not.toBe(normal.text)
  })
