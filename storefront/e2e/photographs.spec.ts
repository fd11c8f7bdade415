import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { createServer } from '../../mocks/server.ts'
import { STATIC_PAGE } from './testing/malformed.ts'
import { expect, test } from './testing/shop.ts'
import { pressLinkTo } from './testing/pressLinkTo.ts'
import { PICTURES, servePictures, startOtherProvider, type OtherProvider } from './testing/otherProvider.ts'
import { startProcess } from './testing/site.ts'

const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../../dist')
const SET = '/set/rajwada-courtyard'
const EVENT = '/event/haldi'
/** Only two pictures are photographs, because rendering all would take minutes. */
const OURS = /"\/art\/(scene\/rajwada-courtyard|event\/haldi)(?:\.16x9)?\.svg"/g
const DRAWN = /"\/photographs\/([\w/-]+)\.jpg"/g
const FIRST_PICTURE_BYTES = 35_000

// All tests share one build.
test.describe.configure({ mode: 'default', timeout: 60_000 })
test.use({ drawn: true })

let otherProvider: OtherProvider
let site: Awaited<ReturnType<typeof startProcess>>
const stops: (() => Promise<void> | void)[] = []

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const { project, workerIndex } = test.info()
  const dist = join(project.outputDir, `photographs-${workerIndex}`)
  const provider = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', dist: DIST, photographs: true })
  stops.push(() => provider.close())
  otherProvider = await startOtherProvider(provider.address)
  stops.push(() => otherProvider.stop())
  otherProvider.pictures = PICTURES
  otherProvider.change = (passing) => {
    const drawn = passing.text.replaceAll(DRAWN, '"/art/$1.svg"')
    passing.text = drawn.replaceAll(OURS, `"${otherProvider.api}photographs/$1.jpg"`)
  }
  site = await startProcess([`--api=${otherProvider.api}`, '--api-key=demo-key', `--dist=${dist}`])
  stops.push(() => site.stop())
})
test.beforeEach(({ page }) => servePictures(page, DIST))
test.afterEach(({ page }) => page.close())
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

const main = (page: Page) => page.getByRole('main')
const first = (page: Page) => main(page).locator('img[fetchpriority="high"]')
const isLoaded = (page: Page) =>
  expect
    .poll(() => first(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

for (const [deviceScaleFactor, width, path] of [
  [1.75, 880, EVENT],
  [2.625, 1320, SET],
] as const)
  test.describe(`on a phone of 412 px and density ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor })

    test(`the first picture of ${path} is ${width} px wide and light, and nothing moves`, async ({ page }) => {
      const taken: Response[] = []
      page.on('response', (response) => void (response.url().includes('/pictures/') && taken.push(response)))
      await page.goto(site.url(path))
      await expect(first(page)).toHaveCount(1)
      await isLoaded(page)
      const shown = await first(page).evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(shown).toMatch(new RegExp(`/pictures/[\\w-]{12}-${width}\\.avif$`))
      const file = taken.find((response) => response.url() === shown)
      expect((await file?.body())?.length).toBeLessThanOrEqual(FIRST_PICTURE_BYTES)
      await expect(first(page)).toHaveAttribute('width', '3000')
      await expect(first(page)).toHaveAttribute('height', /^(?:2250|1688)$/)
      await expect(first(page)).toHaveAttribute('loading', 'eager')
      // Photographs are never fetched in their original size.
      expect(otherProvider.asked.filter(({ call }) => call === 'photographs')).toEqual([])
      expect(new Set(taken.map((response) => response.url())).size).toBe(taken.length)
      const gallery = main(page).locator('ul img')
      expect(await gallery.count()).toBeGreaterThan(2)
      for (const image of await gallery.all()) await expect(image).toHaveAttribute('loading', 'lazy')
      expect(await shifts(page)).toBeLessThan(0.001)
    })
  })

test('a photograph that is new since the build is shown as it came, in the space of the old one', async ({ page }) => {
  const { change } = otherProvider
  const NEW = 'https://pictures.example/new.jpg'
  const held: (() => void)[] = []
  await page.route(NEW, async (route) => {
    const response = await page.request.get(`${otherProvider.api}photographs/scene/rajwada-courtyard.jpg`)
    await new Promise<void>((release) => held.push(release))
    await route.fulfill({ response })
  })
  await page.goto(site.url(SET))
  await isLoaded(page)
  const before = await first(page).boundingBox()
  otherProvider.change = (passing) => {
    change?.(passing)
    passing.text = passing.text.replaceAll(`${otherProvider.api}photographs/scene/rajwada-courtyard.jpg`, NEW)
  }
  await pressLinkTo(page, STATIC_PAGE)
  await pressLinkTo(page, SET)
  await expect(first(page)).toHaveAttribute('src', NEW)
  await expect.poll(() => held.length).toBe(1)
  const waiting = await first(page).boundingBox()
  held.forEach((release) => release())
  await isLoaded(page)
  const after = await first(page).boundingBox()
  expect([waiting?.width, waiting?.height]).toEqual([before?.width, before?.height])
  expect(after).toEqual(waiting)
})
