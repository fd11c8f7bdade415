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
 * Why pictures of this browser cannot be compared; undefined when they can. Another Chromium on the same platform may
 * replace all pictures of a whole run at once.
 * @param isNamed whether it is another file than the pinned one, and draws with other fonts.
 */
export function mismatch(run: Renderer, accepted: Renderer | undefined, isNamed = false): string | undefined {
  if (!accepted || (run.chromium === accepted.chromium && run.platform === accepted.platform && !isNamed))
    return undefined
  const advice =
    run.platform === accepted.platform
      ? 'Unset CHROMIUM_PATH and run "npm ci" to get the pinned one. To move the project to this Chromium, run "npm run visual -- --upgrade" and accept all.'
      : 'Run "npm run visual:container", which has the pinned one, or the workflow "Pictures" on your branch.'
  const other =
    isNamed && run.chromium === accepted.chromium ? 'the one that CHROMIUM_PATH names, with other fonts' : named(run)
  return `Nothing was compared: the accepted pictures were taken with ${named(accepted)}, this is ${other}, and every picture would look different. ${advice}`
}
