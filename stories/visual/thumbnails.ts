/**
 * `node stories/visual/thumbnails.ts storybook-static` adds a small picture of each component to a built Storybook, for
 * the gallery on its start page. Without it, as in development, that list is empty.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isComponent } from '../../.storybook/modes.ts'
import { captureStory, forEachStory } from './capture.ts'
import { readVisualStories } from './storyIndex.ts'

/** The largest part of a component that is shown, in CSS pixels, at half its size. */
const PART = { width: 480, height: 320 }

/** Trims the page around a component. Its colour is read from the last pixel, because stories start at the top left. */
async function thumbnailOf(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0] = data.subarray(-info.channels)
  const trimmed = await sharp(png).trim({ background: { r, g, b }, threshold: 0 }).toBuffer()
  const { width, height } = await sharp(trimmed).metadata()
  return sharp(trimmed)
    .extract({ left: 0, top: 0, width: Math.min(width, PART.width), height: Math.min(height, PART.height) })
    .resize({ width: Math.ceil(Math.min(width, PART.width) / 2) })
    .webp()
    .toBuffer()
}

const [folder = 'storybook-static'] = process.argv.slice(2)
const components = readVisualStories(folder).filter(({ id }) => isComponent(id))
const firsts = [...Map.groupBy(components, ({ file }) => file).values()].map(([story]) => story!)
const drawn: string[] = []
mkdirSync(join(folder, 'thumbnails'), { recursive: true })
await forEachStory(folder, firsts, async (camera, story) => {
  const { pictures } = await captureStory(camera, story.id, ['desktop'])
  const png = pictures.get('desktop')
  if (!png) return
  const id = story.id.replace(/--.*/, '')
  writeFileSync(join(folder, `thumbnails/${id}.webp`), await thumbnailOf(png))
  drawn.push(id)
})
writeFileSync(join(folder, 'thumbnails.json'), JSON.stringify(drawn))
console.log(`${drawn.length} thumbnails.`)
