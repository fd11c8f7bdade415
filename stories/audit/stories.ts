import { HEIGHTS, THEMES, WIDTHS } from '../../.storybook/modes.ts'
import { space } from '../../design-system/tokens/scale.ts'
import { type IndexedStory, matchesName, readIndex } from '../visual/storyIndex.ts'
import { openCamera, type Camera } from '../visual/camera.ts'
import { applyMode } from '../visual/inPage.ts'
import type { Measure } from './measure.ts'
import type { Entry } from './report.ts'
import type { Opened } from './workers.ts'

/** @param only part of a path such as `Catalogue/Badge/States`. */
export const storiesOf = (storybook: string, only: string): IndexedStory[] =>
  readIndex(storybook).filter(({ title, name }) => !only || matchesName(`${title}/${name}`, only))

export const entryOfStory = ({ id, title, name, importPath }: IndexedStory) => ({
  kind: 'story' as const,
  id,
  name: `${title}: ${name}`,
  file: importPath.replace('./', ''),
})

type Width = keyof typeof WIDTHS
const isWidth = (name: string | undefined): name is Width => name !== undefined && name in WIDTHS

/** Adds the smallest padding that pages give their components. */
function applyGutter(gutter: string): void {
  document.body.style.paddingInline = document.body.classList.contains('sb-main-padded') ? gutter : ''
}

async function auditStory(camera: Camera, { id }: IndexedStory, measure: Measure): Promise<Entry['findings']> {
  let width: Width = 'desktop'
  let shown = await camera.showStory(id, { width })
  const wanted = shown.own.viewport?.value
  if (isWidth(wanted) && wanted !== width) {
    width = wanted
    shown = await camera.showStory(id, { width })
  }
  if (shown.fault !== undefined) throw new Error(shown.fault)
  await camera.page.evaluate(applyMode, { motion: 'reduced' })
  await camera.page.evaluate(applyGutter, space.gutter)
  return measure(camera.page, {
    themes: THEMES.map(({ value }) => value),
    size: { width: WIDTHS[width], height: HEIGHTS[width] },
    scope: (await camera.page.locator('main h1').count()) > 0 ? 'view' : 'part',
  })
}

/** Each worker has its own browser, because stories of whole pages write to the visitor's storage. */
export async function openStories(
  address: string,
  first: IndexedStory,
  measure: Measure,
): Promise<Opened<IndexedStory>> {
  const camera = await openCamera(address, first.id)
  return { look: (story) => auditStory(camera, story, measure), close: camera.close }
}
