/**
 * `node stories/visual/selfTest.ts` checks that pictures can be trusted: each small fault planted into a story must
 * change its picture, a picture must wait for a late response, and repeated runs in another order must give equal
 * pictures.
 *   --repeats 2        how many repeated runs
 *   --only Badge       the components that are repeated; all of them with --only ''
 *   --storybook folder
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { ModeName } from '../../.storybook/modes.ts'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import { themesOf } from '../../design-system/tokens/themes.ts'
import { hashOf, keyOf } from './accepted.ts'
import { withBefore } from './before.ts'
import { type Camera, groupByLayout, launchForPictures, layoutOf, openCamera } from './camera.ts'
import { captureStory, forEachStory } from './capture.ts'
import { emptyReport, writePicture, writeReport } from './report.ts'
import { type Component, filterByName, readVisualStories } from './storyIndex.ts'
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

async function missedFaults(camera: Camera): Promise<number> {
  let missed = 0
  for (const [story, mode, selector, change] of FAULTS) {
    const { fault } = await camera.showStory(`components-${story}`, layoutOf(mode))
    if (fault !== undefined) throw new Error(`${story} could not be drawn: ${fault}`)
    const clean = await camera.take(mode)
    const element = camera.page.locator(selector).first()
    if (typeof change === 'string')
      await element.evaluate((one: HTMLElement, style) => (one.style.cssText += `;${style} !important`), change)
    else await element.evaluate(change)
    const isSeen = !clean.equals(await camera.take(mode))
    // Rendering the next story resets everything else.
    await camera.page.evaluate(() => document.documentElement.removeAttribute('style'))
    if (!isSeen) missed += 1
    console.log(`${isSeen ? 'caught' : 'MISSED'}  ${story}, ${mode}: ${String(change)}`)
  }
  return missed
}

/** Longer than any pause between two changes of a busy page. */
const LATE_MS = 2000

async function waitsForAnswer(camera: Camera): Promise<boolean> {
  const late = createServer((_, response) => {
    setTimeout(() => response.writeHead(200, { 'access-control-allow-origin': '*' }).end('Late'), LATE_MS)
  })
  await once(late.listen(0, '127.0.0.1'), 'listening')
  try {
    await camera.showStory('components-badge--states', layoutOf('desktop'))
    await camera.page.evaluate(
      (address) => void fetch(address).then(async (answer) => document.body.append(await answer.text())),
      `http://127.0.0.1:${(late.address() as AddressInfo).port}/`,
    )
    await camera.take('desktop')
    return await camera.page.evaluate(() => document.body.innerText.includes('Late'))
  } finally {
    late.close()
  }
}

/** @returns whether the report shows before, after and difference of a change that is far right in its picture. */
async function reportShowsChange(camera: Camera): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  emptyReport(folder)
  const story = 'components-badge--states'
  const cell = { file: '', story, path: 'Text/Badge/States/desktop', mode: 'desktop', kind: 'changed' } as const
  await camera.showStory(story, layoutOf('desktop'))
  const png = await camera.take('desktop')
  await camera.page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<hr style="position: fixed; inset: 0 0 auto auto; width: 10px">'),
  )
  const found = { ...cell, after: writePicture(folder, cell, 'after', await camera.take('desktop')) }
  const page = await camera.page.context().newPage()
  try {
    const run = { taken: 1, found: [await withBefore(folder, found, { kind: 'changed', png }, 'abc')] }
    await page.goto(pathToFileURL(writeReport(folder, run)).href)
    return await page
      .waitForFunction(
        () =>
          document.images.length === 4 &&
          Array.from(document.images).every((each) => each.naturalWidth > 0) &&
          document.body.innerText.includes('as drawn at abc'),
        undefined,
        { timeout: 5000 },
      )
      .then(
        () => true,
        () => false,
      )
  } finally {
    await page.close()
    rmSync(folder, { recursive: true })
  }
}

/** @returns the pictures that differ from the first run. */
async function differingRepeats(address: string, components: readonly Component[], repeats: number) {
  const first = new Map<string, string>()
  const differing: string[] = []
  for (let repeat = 0; repeat <= repeats; repeat += 1) {
    const turned = components.map((one) => ({ ...one, stories: repeat % 2 ? one.stories.toReversed() : one.stories }))
    await forEachStory(address, turned, async (camera, { id, modes }) => {
      for (const { layout, modes: some } of groupByLayout(modes)) {
        const { fault, pictures } = await captureStory(camera, id, layout, some)
        if (fault !== undefined) differing.push(`${id} (${fault.split('\n')[0]})`)
        for (const [mode, picture] of pictures) {
          const key = keyOf(id, mode)
          if (repeat === 0) first.set(key, hashOf(picture))
          else if (first.get(key) !== hashOf(picture)) differing.push(key)
        }
      }
    })
  }
  console.log(`${first.size} pictures, ${repeats} repeats: ${differing.length} differ. ${differing.join(', ')}`)
  return differing
}

const { values: options } = parseArgs({
  options: {
    storybook: { type: 'string' },
    only: { type: 'string', default: 'Badge' },
    repeats: { type: 'string', default: '2' },
  },
})
const storybook = options.storybook ?? join(ROOT, '.cache/visual/storybook')
if (!options.storybook) buildStorybook(storybook)
const all = readVisualStories(storybook)
const { address, close } = await serveStorybook(storybook)
const browser = await launchForPictures()
try {
  const camera = await openCamera(browser, address, 'components-badge--states')
  const missed = await missedFaults(camera)
  const isPatient = await waitsForAnswer(camera)
  console.log(isPatient ? 'waited for a late answer' : 'MISSED  a late answer')
  const isReported = await reportShowsChange(camera)
  console.log(isReported ? 'showed a change in the report' : 'MISSED  a change in the report')
  const repeated = options.only ? filterByName(all, options.only) : all
  const differing = await differingRepeats(address, repeated, Number(options.repeats))
  process.exitCode = missed + differing.length > 0 || !isPatient || !isReported ? 1 : 0
} finally {
  await browser.close()
  await close()
}
