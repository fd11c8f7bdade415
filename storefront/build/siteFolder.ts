import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StartProblem } from '../server/startProblem.ts'

export interface SiteFolder {
  /** The successor's folder, on the same disk so that it can be renamed. */
  readonly draft: string
  write(name: string, text: string): void
  /** Replaces the folder with the draft. */
  publish(): void
  discard(): void
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    // The process belongs to another user.
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes drafts of builds that were killed. In a container, such a build had the process id that this one has. */
function removeLeftovers(folder: string, prefix: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = name.startsWith(prefix) ? /^(\d+)(?:-old)?$/.exec(name.slice(prefix.length))?.[1] : undefined
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(join(folder, name), { recursive: true })
  }
}

function isFree(path: string): boolean {
  return !existsSync(path) || (statSync(path).isDirectory() && readdirSync(path).length === 0)
}

/** Every build writes these; the first alone is also in hand-written sites. */
export const OF_A_BUILD = ['_headers', '_routes.json', 'search.json']

/** @throws if the folder would replace files that no build wrote. */
export function siteFolder(path: string): SiteFolder {
  const target = resolve(path)
  if (!isFree(target) && !OF_A_BUILD.every((name) => existsSync(join(target, name))))
    throw new StartProblem(`${target} holds something other than an earlier build: name a new or empty folder.`)
  const prefix = `.${basename(target)}-build-`
  const draft = join(dirname(target), `${prefix}${process.pid}`)
  const before = `${draft}-old`
  removeLeftovers(dirname(target), prefix)
  return {
    draft,
    write(name, text) {
      const file = join(draft, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    },
    publish() {
      const isReplaced = existsSync(target)
      if (isReplaced) renameSync(target, before)
      try {
        renameSync(draft, target)
      } catch (problem) {
        if (isReplaced) renameSync(before, target)
        throw problem
      }
      rmSync(before, { recursive: true, force: true })
    },
    discard() {
      rmSync(draft, { recursive: true, force: true })
    },
  }
}
