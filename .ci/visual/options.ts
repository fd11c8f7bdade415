/** The options of `npm run visual`. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './storybook.ts'

export const SCRATCH = join(ROOT, '.cache/visual')
/** So many pictures are a minute's work, besides building Storybook. */
const MOST_CHANGED = 300

const USAGE = `npm run visual -- [options]
  --only name        Badge, Badge/States, Badge/States/dark or dark; spaces, hyphens and capitals do not count
  --since commit     only what changes since that commit can affect
  --changed          the same since the merge base with main, as a step of "npm test": at most ${MOST_CHANGED} pictures, no server
  --at-most 400      with --since: take components in full only up to so many pictures, the nearest first
  --storybook folder a built Storybook
  --workers 2        browsers at a time
  --decide           opens the report of the last run, to accept and reject
  --before [commit]  draws pictures of which only the hash is kept as they were, and opens the last report
  --update [name]    accepts what the last run found
  --upgrade          photographs with another Chromium on the same platform, to accept all of it
  --report folder    where the report is written, or read from`

/** @throws with the usage, when an option is wrong, or to help. */
export function parseOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      since: { type: 'string' },
      changed: { type: 'boolean', default: false },
      'at-most': { type: 'string' },
      storybook: { type: 'string' },
      report: { type: 'string', default: join(SCRATCH, 'report') },
      workers: { type: 'string', default: String(availableParallelism()) },
      update: { type: 'boolean', default: false },
      decide: { type: 'boolean', default: false },
      before: { type: 'boolean', default: false },
      upgrade: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const workers = Number(values.workers)
  const atMost = Number(values['at-most'] ?? (values.changed ? MOST_CHANGED : Infinity))
  const takesName = values.update || values.before
  const isWrong = positionals.length > (takesName ? 1 : 0) || !(workers >= 1) || !(atMost >= 1)
  if (isWrong || values.help || (values.changed && values.since)) throw new Error(USAGE)
  return { ...values, workers, atMost, name: positionals[0] }
}

export type Options = ReturnType<typeof parseOptions>
