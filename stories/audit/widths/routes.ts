import type { Frame } from 'playwright'
import { HEIGHTS } from '../../../.storybook/modes.ts'
import { openPlace, type RunEngines } from '../routes.ts'
import type { Finding } from '../types.ts'
import { addFrame, openForFrames } from './frame.ts'
import { widthFindings, widthVerdict } from './verdict.ts'

/** A built page hydrates only after the first interaction. */
async function waitForApp(frame: Frame): Promise<void> {
  await frame.evaluate(() => document.body.dispatchEvent(new Event('pointerover', { bubbles: true })))
  await frame.waitForFunction(() => !('start' in document.documentElement.dataset))
  await frame.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
}

async function findingsOf(...[context, shop, place]: Parameters<RunEngines>): Promise<Finding[]> {
  if (place.opened) {
    const page = await openPlace(context, shop, place)
    await page.exposeFunction('resizeWindow', (width: number) =>
      page.setViewportSize({ width, height: HEIGHTS.desktop }),
    )
    return widthFindings(page.mainFrame())
  }
  const page = await context.newPage()
  await openForFrames(page, shop.address)
  const frame = await addFrame(page, 'route')
  await frame.goto(shop.address + place.path)
  await waitForApp(frame)
  await frame.waitForLoadState('networkidle')
  return widthFindings(frame)
}

/** Dialogs and menus need a real window, which resizes more slowly. */
export const sweepPlace: RunEngines = async (...about) => ({ widths: widthVerdict(await findingsOf(...about)) })
