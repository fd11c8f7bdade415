import { Buffer } from 'node:buffer'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'

interface Frame {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly picture: Buffer
}

/** Pixels of one picture. */
const WIDTH = 160
const STEP_MS = 100
const STEPS = 10
const GAP = 8

/** Records the screen during `work`. @param work returns the time of the press, in milliseconds since 1970. */
async function framesOf(page: Page, work: () => Promise<number>): Promise<{ began: number; frames: readonly Frame[] }> {
  const devtools = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ time: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') })
    void devtools.send('Page.screencastFrameAck', { sessionId })
  })
  await devtools.send('Page.startScreencast', { format: 'png', maxWidth: WIDTH, maxHeight: 4 * WIDTH })
  const began = await work()
  await devtools.send('Page.stopScreencast')
  return { began, frames }
}

/** Writes a row of pictures, a tenth of a second apart, that begins with the press. */
export async function writeFilmstrip(file: string, page: Page, work: () => Promise<number>): Promise<void> {
  const { began, frames } = await framesOf(page, work)
  const shown = Array.from(
    { length: STEPS + 1 },
    (_, step) => frames.findLast(({ time }) => time <= began + step * STEP_MS) ?? frames[0],
  )
  if (!shown[0]) throw new Error(`Nothing was drawn for ${file}.`)
  const { height } = await sharp(shown[0].picture).metadata()
  const pictures = shown.flatMap((frame, at) =>
    frame ? [{ input: frame.picture, left: at * (WIDTH + GAP), top: 0 }] : [],
  )
  mkdirSync(dirname(file), { recursive: true })
  await sharp({ create: { width: shown.length * (WIDTH + GAP) - GAP, height, channels: 3, background: '#888' } })
    .composite(pictures)
    .png()
    .toFile(file)
}
