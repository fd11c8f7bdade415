/**
 * `node stories/results/write.ts storybook-static` writes the results of the checks into a built Storybook. A check
 * whose report is missing is shown as not tested.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../audit/report.ts'
import { keyOf, readAllAccepted } from '../visual/accepted.ts'
import type { Run } from '../visual/report.ts'
import { type Results, resultsOf, type TestReport } from './results.ts'

const CACHE = join(import.meta.dirname, '../../.cache')
const [folder = 'storybook-static'] = process.argv.slice(2)

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

interface Index {
  readonly entries: Readonly<Record<string, { id: string; title: string; type: string; tags?: string[] }>>
}
const { entries } = read<Index>(join(folder, 'index.json')) ?? { entries: {} }
const run = read<Run>(join(CACHE, 'visual/report/run.json'))
const results: Results = {
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  components: resultsOf({
    stories: Object.values(entries).filter(
      ({ id, type }) => type === 'story' && /^(?:components|routes|pages)-/.test(id),
    ),
    tests: read<TestReport>(join(CACHE, 'stories.json')),
    audit: read<Report>(join(CACHE, 'audit/report.json')),
    pictures: run && {
      taken: [...readAllAccepted().values()].flatMap((accepted) => [...accepted.keys()]),
      differ: run.found.map(({ story, mode }) => keyOf(story, mode)),
    },
  }),
}
writeFileSync(join(folder, 'results.json'), JSON.stringify(results))
