/**
 * `npm run mutate`: changes the rules that money and bookings depend on, one operator or constant at a time, and sees
 * whether a unit test notices. `-- money` is limited to these parts (parts.ts). Fails below 90 %, and for a change that
 * nobody notices or explains (survivors.ts). Results are remembered in `.cache/mutation/`; `-- --force` tries all again,
 * which changed constants need after a new test.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { PARTS, type Part } from './parts.ts'
import { judge } from './score.ts'
import { SURVIVORS } from './survivors.ts'

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
    reporters: ['json'],
    jsonReporter: { fileName: `${CACHE}/${name}.report.json` },
    logLevel: 'warn' as LogLevel,
  }).runMutationTest()
}

for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const mutants = (await mutate(name, part)).map((mutant) => ({
    ...mutant,
    fileName: relative(process.cwd(), mutant.fileName),
  }))
  const { noticed, all, score, problems } = judge(mutants, SURVIVORS, (file) => readFileSync(file, 'utf8'))
  console.log(`${name}: ${noticed} of ${all} changes noticed, ${score} %`)
  for (const problem of problems) console.error(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
