import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './storybook.ts'

export const SCRATCH = join(ROOT, '.cache/visual')

const USAGE = `npm run visual -- [options]
  --only names       Badge, Badge/States, Badge/States/dark or dark, or several: Badge,Icon; spaces, hyphens and capitals do not count
  --since commit     only what changes since that commit can reach; old pictures are drawn from there
  --changed          the same since the merge base with main, for npm test: ends without asking
  --storybook folder a built Storybook
  --decide           opens the report of the last run, to accept
  --update [names]   accepts what the last run found
  --report folder    where the report is written, or read from`

/** @throws the usage if an option is wrong or `--help` is given. */
export function parseOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      since: { type: 'string' },
      changed: { type: 'boolean', default: false },
      storybook: { type: 'string' },
      report: { type: 'string', default: join(SCRATCH, 'report') },
      update: { type: 'boolean', default: false },
      decide: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const isWrong = positionals.length > (values.update ? 1 : 0) || (values.changed && values.since)
  if (isWrong || values.help) throw new Error(USAGE)
  return { ...values, names: positionals[0] }
}
