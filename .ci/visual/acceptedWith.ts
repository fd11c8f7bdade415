/** The browser and platform that the accepted pictures come from. Others draw text differently, so every picture would differ. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BASELINES_FOLDER } from './baselines.ts'

export interface Renderer {
  readonly chromium: string
  /** `linux x64`. */
  readonly platform: string
}

const FILE = `${BASELINES_FOLDER}.json`

export const rendererOf = (chromium: string): Renderer => ({
  chromium,
  platform: `${process.platform} ${process.arch}`,
})

export function readAcceptedWith(file = FILE): Renderer | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Renderer) : undefined
}

export function writeAcceptedWith(renderer: Renderer, file = FILE): void {
  writeFileSync(file, `${JSON.stringify(renderer, undefined, 2)}\n`)
}

const named = ({ chromium, platform }: Renderer) => `Chromium ${chromium} on ${platform}`

/**
 * Why pictures of this run cannot be accepted one by one; undefined when they can. A new Chromium on the same platform may
 * replace all pictures of a whole run at once.
 */
export function mismatch(run: Renderer, accepted = readAcceptedWith()): string | undefined {
  if (!accepted || (run.chromium === accepted.chromium && run.platform === accepted.platform)) return undefined
  const advice =
    run.platform === accepted.platform
      ? 'to move to this Chromium, accept a whole run with "npm run visual -- --update"'
      : `accept pictures on ${accepted.platform}, as CI does`
  return `The accepted pictures were taken with ${named(accepted)} and these with ${named(run)}, which draws them differently: ${advice}.`
}
