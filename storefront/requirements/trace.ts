/**
 * `npm run trace` lists requirements without a test by group, and fails if there are any. `-- --groups SHELL,HOME`
 * limits it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readProofs } from './requirementProofs.ts'
import { readRequirements, report, traceOf, unknownTags } from './requirements.ts'

const { values } = parseArgs({ options: { groups: { type: 'string' } } })
const groups = values.groups?.split(',').map((group) => group.trim().toUpperCase()) ?? []

const requirements = readRequirements(readFileSync(join(import.meta.dirname, '../e2e/requirements.tsv'), 'utf8'))
const proofs = readProofs()

const unknown = unknownTags(requirements, proofs)
if (unknown.length > 0) {
  console.error(`These tags are not in storefront/e2e/requirements.tsv:\n${unknown.join('\n')}`)
  process.exit(1)
}
const traces = traceOf(requirements, new Set(proofs.flatMap(({ ids }) => ids)), groups)
console.log(report(traces))
if (traces.some(({ missing }) => missing.length > 0)) process.exit(1)
