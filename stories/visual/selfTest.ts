/**
 * `node stories/visual/selfTest.ts` checks that pictures can be trusted: each small fault planted into a story must
 * change its picture, a picture must wait for a late response, and repeated runs in another order must give equal
 * pictures.
 *   --repeats 2        how many repeated runs
 *   --only Badge       the components that are repeated; all of them with --only ''
 *   --storybook folder, --workers 2
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { ModeName } from '../../.storybook/modes.ts'
import { hashOf, keyOf } from './accepted.ts'
import { type Camera, groupByLayout, launchForPictures, layoutOf, openCamera } from './camera.ts'
import { captureStory, forEachStory } from './capture.ts'
import { emptyReport, writePicture, writeReport } from './report.ts'
import { type Component, filterByName, readVisualStories } from './storyIndex.ts'
import { serveStorybook } from './server.ts'
import { buildStorybook, ROOT } from './storybook.ts'

interface Fault {
  readonly story: string
  readonly mode: ModeName
  /** Only the first match is changed. */
  readonly selector: string
  readonly change: { readonly style: string } | { readonly text: string } | { readonly attribute: string } | 'remove'
}

const CELL = '#storybook-root figure > figcaption + *'
const FAULTS: readonly Fault[] = [
  // One channel of a token changes by one step in 255.
  { story: 'badge--states', mode: 'desktop', selector: ':root', change: { style: '--aa-border-control: one step' } },
  { story: 'tabs--states', mode: 'dark', selector: ':root', change: { style: '--aa-surface-canvas: one step' } },
  { story: 'price--states', mode: 'phone', selector: ':root', change: { style: '--aa-ink-default: one step' } },
  {
    story: 'button--states',
    mode: 'high contrast',
    selector: ':root',
    change: { style: '--aa-action-border: one step' },
  },
  { story: 'badge--states', mode: 'desktop', selector: CELL, change: { style: 'translate: 1px 0' } },
  { story: 'badge--states', mode: 'tablet', selector: CELL, change: { style: 'border-inline-end-width: 2px' } },
  { story: 'button--states', mode: 'desktop', selector: CELL, change: { style: 'border-radius: 5px' } },
  { story: 'button--states', mode: 'dark', selector: CELL, change: { style: 'font-weight: 640' } },
  {
    story: 'textfield--states',
    mode: 'forced colours',
    selector: `${CELL} input`,
    change: { style: 'border-style: dashed' },
  },
  {
    story: 'textfield--states',
    mode: 'large text',
    selector: `${CELL} input`,
    change: { style: 'margin-block-end: 1px' },
  },
  { story: 'price--states', mode: 'desktop', selector: `${CELL} p`, change: { style: 'opacity: 0.98' } },
  { story: 'packagecard--row', mode: 'phone', selector: 'article img', change: { style: 'object-position: 0 0' } },
  { story: 'header--default', mode: 'right to left', selector: 'header', change: { style: 'padding-block-end: 1px' } },
  { story: 'carousel--sets', mode: 'less motion', selector: '#storybook-root section img', change: 'remove' },
  { story: 'alert--states', mode: 'desktop', selector: `${CELL} svg`, change: 'remove' },
  { story: 'price--states', mode: 'desktop', selector: `${CELL} p > span`, change: { text: '₹24,50O' } },
  { story: 'button--states', mode: 'desktop', selector: CELL, change: { attribute: 'aria-disabled' } },
]

function plant({ selector, change }: Pick<Fault, 'selector' | 'change'>): void {
  const element = document.querySelector<HTMLElement>(selector)!
  if (change === 'remove') return element.remove()
  if ('text' in change) return void (element.textContent = change.text)
  if ('attribute' in change) return element.setAttribute(change.attribute, 'true')
  const [property = '', value = ''] = change.style.split(': ')
  // Drawing on a canvas converts any CSS colour into channels.
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!
  pen.fillStyle = getComputedStyle(element).getPropertyValue(property).trim() || 'black'
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  const step = `rgb(${red} ${green > 127 ? green - 1 : green + 1} ${blue})`
  element.style.setProperty(property, value === 'one step' ? step : value, 'important')
}

async function missedFaults(camera: Camera): Promise<number> {
  let missed = 0
  for (const { story, mode, ...fault } of FAULTS) {
    const { fault: problem } = await camera.showStory(`components-${story}`, layoutOf(mode))
    if (problem !== undefined) throw new Error(`${story} could not be drawn: ${problem}`)
    const clean = await camera.take(mode)
    await camera.page.evaluate(plant, fault)
    const isSeen = !clean.equals(await camera.take(mode))
    // Rendering the next story resets everything else.
    await camera.page.evaluate(() => document.documentElement.removeAttribute('style'))
    if (!isSeen) missed += 1
    console.log(`${isSeen ? 'caught' : 'MISSED'}  ${story}, ${mode}: ${JSON.stringify(fault.change)}`)
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

/** @returns whether the report shows a change that is far right in its picture. */
async function reportShowsChange(camera: Camera): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  emptyReport(folder)
  await camera.showStory('components-badge--states', layoutOf('desktop'))
  const cell = {
    file: '',
    story: 'components-badge--states',
    path: 'Text/Badge/States/desktop',
    mode: 'desktop',
  } as const
  const png = await camera.take('desktop')
  const [before, after] = [writePicture(folder, cell, 'before', png), writePicture(folder, cell, 'after', png)]
  const difference = { box: { left: 1200, top: 0, width: 10, height: 10 }, cause: '' }
  const page = await camera.page.context().newPage()
  try {
    const found = [{ ...cell, kind: 'changed', before, after, difference }] as const
    await page.goto(pathToFileURL(writeReport(folder, { taken: 1, found })).href)
    const isShown = () =>
      document.images.length > 0 && Array.from(document.images).every((each) => each.naturalWidth > 0)
    return await page.waitForFunction(isShown, undefined, { timeout: 5000 }).then(
      () => true,
      () => false,
    )
  } finally {
    await page.close()
    rmSync(folder, { recursive: true })
  }
}

/** @returns the pictures that differ from the first run. */
async function differingRepeats(address: string, components: readonly Component[], repeats: number, workers: number) {
  const first = new Map<string, string>()
  const differing: string[] = []
  for (let repeat = 0; repeat <= repeats; repeat += 1) {
    const turned = components.map((one) => ({ ...one, stories: repeat % 2 ? one.stories.toReversed() : one.stories }))
    await forEachStory(address, turned, workers, async (camera, { id, modes }) => {
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
    workers: { type: 'string', default: String(availableParallelism()) },
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
  const differing = await differingRepeats(address, repeated, Number(options.repeats), Number(options.workers))
  process.exitCode = missed + differing.length > 0 || !isPatient || !isReported ? 1 : 0
} finally {
  await browser.close()
  await close()
}
