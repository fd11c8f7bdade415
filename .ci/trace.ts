/**
 * `npm run trace`: requirements without an end-to-end test, by group. `-- --groups SHELL,HOME` is limited to these groups and
 * fails when one has no test; `-- --summary` prints counts only. An unknown tag always fails.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readRequirements, readTags, report, traceOf, unknownTags } from './requirements.ts'

const E2E = join(import.meta.dirname, '../storefront/e2e')
const { values } = parseArgs({ options: { groups: { type: 'string' }, summary: { type: 'boolean', default: false } } })
const groups = values.groups?.split(',').map((group) => group.trim().toUpperCase()) ?? []

const requirements = readRequirements(readFileSync(join(E2E, 'requirements.tsv'), 'utf8'))
const files = globSync('**/*.spec.ts', { cwd: E2E }).toSorted()
const tags = new Map(files.map((file) => [basename(file), readTags(readFileSync(join(E2E, file), 'utf8'))]))

const unknown = unknownTags(requirements, tags)
if (unknown.length > 0) {
  console.error(
    `These tags are not in storefront/e2e/requirements.tsv:\n${unknown.map((one) => `storefront/e2e/${one}`).join('\n')}`,
  )
  process.exit(1)
}
const traces = traceOf(requirements, new Set([...tags.values()].flat()), groups)
const text = report(traces)
console.log(
  values.summary
    ? text
        .split('\n')
        .filter((line) => !line.startsWith(' '))
        .join('\n')
    : text,
)
if (groups.length > 0 && traces.some(({ missing }) => missing.length > 0)) process.exit(1)
