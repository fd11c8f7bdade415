import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { HEIGHTS, isScreen, THEMES, WIDTHS } from '../../.storybook/modes.ts'
import { space } from '../../design-system/tokens/scale.ts'
import { type IndexedStory, matchesName } from '../visual/storyIndex.ts'
import { launchForPictures, openCamera, type Camera } from '../visual/camera.ts'
import { applyMode, type Shown } from '../visual/inPage.ts'
import { auditPage } from './auditPage.ts'
import { entryOf, failedEntry } from './report.ts'
import type { Entry } from './types.ts'

/** @param only part of a path such as `Catalogue/Badge/States`. */
export function storiesOf(storybook: string, only = ''): IndexedStory[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexedStory>
  }
  return Object.values(entries).filter(
    ({ type, title, name }) => type === 'story' && (!only || matchesName(`${title}/${name}`, only)),
  )
}

type Width = keyof typeof WIDTHS
const isWidth = (name: string | undefined): name is Width => name !== undefined && name in WIDTHS
const ALL = THEMES.map(({ value }): string => value)
const TRIES = 3

/** Adds the smallest padding that pages give their components. */
export function applyGutter(gutter: string): void {
  document.body.style.paddingInline = document.body.classList.contains('sb-main-padded') ? gutter : ''
}

/** Shows a story at desktop width, and again if it asks for another width. */
export async function showInOwnWidth(show: (width: Width) => Promise<Shown>): Promise<{ shown: Shown; width: Width }> {
  let width: Width = 'desktop'
  let shown = await show(width)
  const wanted = shown.own.viewport?.value
  if (isWidth(wanted) && wanted !== width) {
    width = wanted
    shown = await show(width)
  }
  if (shown.fault !== undefined) throw new Error(shown.fault)
  return { shown, width }
}

async function auditStory(
  camera: Camera,
  session: Parameters<typeof auditPage>[1],
  { id, title, name, importPath }: IndexedStory,
): Promise<Entry> {
  const about = { kind: 'story' as const, id, title, name, file: importPath.replace('./', '') }
  const { shown, width } = await showInOwnWidth((of) => camera.showStory(id, { width: of, direction: 'ltr' }))
  await camera.page.evaluate(applyMode, { motion: 'reduced' })
  await camera.page.evaluate(applyGutter, space.gutter)
  const own = shown.own.theme ?? 'light'
  const themes = shown.own.theme ? [own] : [own, ...ALL.filter((theme) => theme !== own)]
  const engines = await auditPage(camera.page, session, {
    themes,
    size: { width: WIDTHS[width], height: HEIGHTS[width] },
    scope: isScreen(id) ? 'view' : 'part',
  })
  return entryOf(about, engines)
}

export interface StoryWork {
  readonly stories: readonly IndexedStory[]
  readonly workers: number
  readonly onEntry: (entry: Entry) => void
}
type OpenStory = (browser: Browser, first: IndexedStory) => Promise<(story: IndexedStory) => Promise<Entry>>

/** Each worker has its own browser, because stories of whole pages write to the visitor's storage. */
export async function workOnStories({ stories, workers, onEntry }: StoryWork, open: OpenStory): Promise<void> {
  const queue = [...stories]
  const tries = new Map<IndexedStory, number>()
  async function work(): Promise<void> {
    for (let story = queue.shift(); story; story = queue.shift()) {
      const browser = await launchForPictures()
      try {
        const look = await open(browser, story)
        for (; story; story = queue.shift()) onEntry(await look(story))
      } catch (problem) {
        // A timeout on a busy machine often passes in a new page.
        if (!story) throw problem
        const tried = (tries.get(story) ?? 0) + 1
        tries.set(story, tried)
        if (tried < TRIES) queue.unshift(story)
        else
          onEntry(failedEntry({ kind: 'story', id: story.id, title: story.title, name: story.name }, String(problem)))
      } finally {
        await browser.close()
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
}

export function auditStories(address: string, work: StoryWork): Promise<void> {
  return workOnStories(work, async (browser, first) => {
    const camera = await openCamera(browser, address, first.id)
    const session = await camera.page.context().newCDPSession(camera.page)
    return (story) => auditStory(camera, session, story)
  })
}
