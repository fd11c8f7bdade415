/**
 * `npm run mutate` changes operators and constants in the rules that money and bookings depend on, one at a time, and
 * checks that a unit test fails. `-- money` runs only these parts (parts.ts). Fails if more than a tenth of a part's
 * changes survive. A comment excludes a change that no test can notice: `// Stryker disable next-line StringLiteral:
 * the reason`. Results are cached in `.cache/mutation/`; after a new test, changed constants need `-- --force`.
 */
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { PARTS, type Part } from './parts.ts'

type LogLevel = NonNullable<ConstructorParameters<typeof Stryker>[0]['logLevel']>

const CACHE = '.cache/mutation'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}

function mutate(name: string, { files, tests }: Part) {
  // With Stryker's `testFiles`, constants would be evaluated before their change takes effect.
  process.env['MUTATION_TESTS'] = JSON.stringify(tests)
  return new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'storefront/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${CACHE}/${name}.json`,
    force: values.force,
    // Without tsconfig.json, because Stryker rewrites it with an API that TypeScript 7 lacks.
    ignorePatterns: ['*', '!storefront/**', '!mocks/**', '!design-system/**', '!package.json', 'storefront/e2e'],
    disableTypeChecks: false,
    tempDirName: `${CACHE}/${name}.copy`,
    concurrency: 1,
    // Long, so that a busy machine is not mistaken for an endless loop.
    timeoutMS: 60_000,
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    thresholds: { high: 95, low: 90, break: 90 },
    logLevel: 'warn' as LogLevel,
  }).runMutationTest()
}

for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}`)
  await mutate(name, part)
}
