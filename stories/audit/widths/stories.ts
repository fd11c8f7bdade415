import type { BrowserContext, Frame } from 'playwright'
import { HEIGHTS, WIDTHS as MODE_WIDTHS } from '../../../.storybook/modes.ts'
import { space } from '../../../design-system/tokens/scale.ts'
import { MOMENT, openPreview } from '../../visual/camera.ts'
import { applyMode, freezePage, showStory, waitUntilStable } from '../../visual/inPage.ts'
import { entryOf } from '../report.ts'
import type { IndexedStory } from '../../visual/storyIndex.ts'
import { applyGutter, showInOwnWidth, type StoryWork, workOnStories } from '../stories.ts'
import type { Entry } from '../types.ts'
import { addFrame, openForFrames } from './frame.ts'
import { widthFindings, widthVerdict } from './verdict.ts'

const TIMEOUT_MS = 60_000

async function resize(frame: Frame, width: number, height: number): Promise<void> {
  const element = await frame.frameElement()
  await element.evaluate((box: HTMLElement, size) => Object.assign(box.style, size), {
    width: `${width}px`,
    height: `${height}px`,
  })
}

async function openFrame(context: BrowserContext, address: string, first: string): Promise<Frame> {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.clock.setFixedTime(MOMENT)
  await page.addInitScript(freezePage)
  await openForFrames(page, address)
  const frame = await addFrame(page, 'story')
  await openPreview(frame, address, first)
  return frame
}

async function sweepStory(frame: Frame, { id, title, name, importPath }: IndexedStory): Promise<Entry> {
  await showInOwnWidth(async (width) => {
    await resize(frame, MODE_WIDTHS[width], HEIGHTS[width])
    return frame.evaluate(showStory, id)
  })
  await frame.evaluate(applyMode, { motion: 'reduced' })
  await frame.evaluate(applyGutter, space.gutter)
  await frame.evaluate(waitUntilStable)
  const about = { kind: 'story' as const, id, title, name, file: importPath.replace('./', '') }
  return entryOf(about, { widths: widthVerdict(await widthFindings(frame)) })
}

/** The other stories test behaviour. */
const isSwept = ({ tags }: IndexedStory): boolean => tags.includes('visual')

export function sweepStories(address: string, { stories, ...work }: StoryWork): Promise<void> {
  const swept = stories.filter(isSwept)
  return workOnStories({ ...work, stories: swept }, async (browser, first) => {
    const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' })
    const frame = await openFrame(context, address, first.id)
    return (story) => sweepStory(frame, story)
  })
}
