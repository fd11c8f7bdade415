import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { luminanceOf } from '../../../../design-system/tokens/luminance.ts'
import type { Box } from './stop.ts'

const AROUND = 8
const ENOUGH_CONTRAST = 3

async function screenshot(session: CDPSession, { x, y, width, height }: Box): Promise<Buffer> {
  const clip = {
    x: Math.max(0, x - AROUND),
    y: Math.max(0, y - AROUND),
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
    scale: 1,
  }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
}

const luminance = (pixels: Buffer, at: number): number =>
  luminanceOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)

/** A pixel counts from a contrast of 3 : 1. */
function countContrastingPixels(plain: Buffer, focused: Buffer): number {
  let count = 0
  for (let at = 0; at < plain.length; at += 3) {
    if (plain[at] === focused[at] && plain[at + 1] === focused[at + 1] && plain[at + 2] === focused[at + 2]) continue
    const [darker, lighter] = [luminance(plain, at), luminance(focused, at)].toSorted((a, b) => a - b) as [
      number,
      number,
    ]
    if ((lighter + 0.05) / (darker + 0.05) >= ENOUGH_CONTRAST) count += 1
  }
  return count
}

export async function focusPixels(page: Page, session: CDPSession, box: Box): Promise<number> {
  await page.evaluate(() => window.inPage.hideFocus())
  const plain = await screenshot(session, box)
  await page.evaluate(() => window.inPage.restoreFocus())
  return countContrastingPixels(plain, await screenshot(session, box))
}
