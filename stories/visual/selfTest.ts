/**
 * `node stories/visual/selfTest.ts` checks that pictures can be trusted: each small fault planted into a story must
 * change its picture, a picture must wait for a late response, and stories in another order must give the accepted
 * pictures at once.
 *   --only Badge       the components that are repeated; all of them with --only ''
 *   --storybook folder
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { themesOf } from '../../design-system/tokens/themes.ts'
import { hashOf, keyOf, readAccepted } from './accepted.ts'
import { withBefore } from './before.ts'
import { groupByLayout, openCamera } from './camera.ts'
import { captureStory, forEachStory } from './capture.ts'
import { emptyReport, withPictures, writeReport } from './report.ts'
import { filterByName, readVisualStories } from './storyIndex.ts'
import { serveStorybook } from './server.ts'
import { buildStorybook, ROOT } from './storybook.ts'

const CELL = '#storybook-root figure > figcaption + *'
const THEMES = themesOf(apertureAcres)
/** One channel of a colour changes by one step in 255. */
const oneStep = (colour: string) => `#${(Number.parseInt(colour.slice(1), 16) ^ 0x100).toString(16).padStart(6, '0')}`
const { light, dark, 'high-contrast': contrast } = THEMES

/** Story, mode, the element of which the first is changed, and a style, or what else is done to it. */
const FAULTS: readonly (readonly [string, ModeName, string, string | ((element: Element) => void)])[] = [
  ['badge--states', 'desktop', ':root', `--aa-border-control: ${oneStep(light.border.control)}`],
  ['tabs--states', 'dark', ':root', `--aa-surface-canvas: ${oneStep(dark.surface.canvas)}`],
  ['price--states', 'phone', ':root', `--aa-ink-default: ${oneStep(light.ink.default)}`],
  ['button--states', 'high contrast', ':root', `--aa-action-border: ${oneStep(contrast.action.border)}`],
  ['badge--states', 'desktop', CELL, 'translate: 1px 0'],
  ['badge--states', 'tablet', CELL, 'border-inline-end-width: 2px'],
  ['button--states', 'desktop', CELL, 'border-radius: 5px'],
  ['button--states', 'dark', CELL, 'font-weight: 640'],
  ['textfield--states', 'forced colours', `${CELL} input`, 'border-style: dashed'],
  ['textfield--states', 'large text', `${CELL} input`, 'margin-block-end: 1px'],
  ['price--states', 'desktop', `${CELL} p`, 'opacity: 0.98'],
  ['packagecard--row', 'phone', 'article img', 'object-position: 0 0'],
  ['header--default', 'right to left', 'header', 'padding-block-end: 1px'],
  ['carousel--sets', 'less motion', '#storybook-root section img', (image) => image.remove()],
  ['alert--states', 'desktop', `${CELL} svg`, (icon) => icon.remove()],
  ['price--states', 'desktop', `${CELL} p > span`, (price) => void (price.textContent = '₹24,50O')],
  ['button--states', 'desktop', CELL, (button) => button.setAttribute('aria-disabled', 'true')],
]

const { values: options } = parseArgs({
  options: { storybook: { type: 'string' }, only: { type: 'string', default: 'Badge' } },
})
const storybook = options.storybook ?? join(ROOT, '.cache/visual/storybook')
if (!options.storybook) buildStorybook(storybook)
const BADGE = 'components-badge--states'
const { address, close } = await serveStorybook(storybook)
const camera = await openCamera(address, BADGE)
after(() => Promise.all([camera.close(), close()]))

for (const [story, mode, selector, change] of FAULTS)
  void test(`${story}, ${mode}: ${String(change)}`, async () => {
    const { fault } = await camera.showStory(`components-${story}`, MODES[mode])
    assert.equal(fault, undefined)
    const clean = await camera.take(mode)
    const element = camera.page.locator(selector).first()
    if (typeof change === 'string')
      await element.evaluate((one: HTMLElement, style) => (one.style.cssText += `;${style} !important`), change)
    else await element.evaluate(change)
    assert.ok(!clean.equals(await camera.take(mode)), 'the picture stays the same')
    // Rendering the next story resets everything else.
    await camera.page.evaluate(() => document.documentElement.removeAttribute('style'))
  })

/** Longer than any pause between two changes of a busy page. */
const LATE_MS = 2000

void test('a picture waits for a late answer', async () => {
  const late = createServer((_, response) => {
    setTimeout(() => response.writeHead(200, { 'access-control-allow-origin': '*' }).end('Late'), LATE_MS)
  })
  await once(late.listen(0, '127.0.0.1'), 'listening')
  try {
    await camera.showStory(BADGE, MODES.desktop)
    await camera.page.evaluate(
      (url) => void fetch(url).then(async (answer) => document.body.append(await answer.text())),
      `http://127.0.0.1:${(late.address() as AddressInfo).port}/`,
    )
    await camera.take('desktop')
    assert.ok(await camera.page.evaluate(() => document.body.innerText.includes('Late')))
  } finally {
    late.close()
  }
})

void test('the report shows before, after and difference of a change that is far right in its picture', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  emptyReport(folder)
  await camera.showStory(BADGE, MODES.desktop)
  const before = await camera.take('desktop')
  await camera.page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<hr style="position: fixed; inset: 0 0 auto auto; width: 10px">'),
  )
  const cell = { file: '', story: BADGE, path: 'Text/Badge/States/desktop', mode: 'desktop', kind: 'changed' } as const
  const found = await withPictures(folder, cell, { after: await camera.take('desktop') })
  const changed = await withBefore(folder, found, { kind: 'changed', after: before }, 'abc')
  const page = await camera.page.context().newPage()
  try {
    await page.goto(pathToFileURL(writeReport(folder, { taken: 1, found: [changed] })).href)
    await page.waitForFunction(
      () =>
        document.images.length === 4 &&
        Array.from(document.images).every((each) => each.naturalWidth > 0) &&
        document.body.innerText.includes('as drawn at abc'),
      undefined,
      { timeout: 5000 },
    )
  } finally {
    await page.close()
    rmSync(folder, { recursive: true })
  }
})

void test('stories in either order look as accepted at once', async () => {
  const all = readVisualStories(storybook)
  const stories = options.only ? filterByName(all, options.only) : all
  const differing: string[] = []
  for (const order of [stories, stories.toReversed()])
    await forEachStory(storybook, order, async (each, { id, file, modes }) => {
      const accepted = readAccepted(file)
      for (const some of groupByLayout(modes)) {
        const { fault, pictures } = await captureStory(each, id, some)
        if (fault !== undefined) differing.push(`${id}: ${fault}`)
        for (const [mode, png] of pictures)
          if (hashOf(png) !== accepted.get(keyOf(id, mode))) differing.push(keyOf(id, mode))
      }
    })
  assert.deepEqual(differing, [])
})
