/**
 * `npm run mutate`: changes the rules that money and bookings depend on, one operator or constant at a time, and sees
 * whether a unit test notices. `-- money` is limited to these parts (parts.ts). Lists the changes that no test noticed, and
 * fails where they are more than a tenth of a part. A comment in the source excludes a change that cannot be noticed:
 * `// Stryker disable next-line StringLiteral: the reason`. Results are remembered in `.cache/mutation/`; `-- --force` tries
 * all again, which changed constants need after a new test.
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
  // Named by Stryker's `testFiles`, tests would meet a changed constant only after it is made.
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
    // Without tsconfig.json, which Stryker rewrites by a part of TypeScript that version 7 does not have.
    ignorePatterns: ['*', '!storefront/**', '!mocks/**', '!design-system/**', '!package.json', 'storefront/e2e'],
    disableTypeChecks: false,
    tempDirName: `${CACHE}/${name}.copy`,
    concurrency: 1,
    // A busy machine is no endless loop.
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
