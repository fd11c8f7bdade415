/**
 * `npm test`: types, lint, format, unit, package, stories, whether pictures and audit find faults, docs pages, build, floor,
 * budget, end to end.
 * Stops at the first that fails and says how long each took.
 */
import { spawn } from 'node:child_process'
import { findBrowser } from './browser.ts'

const STEPS = [
  { name: 'Types', command: 'tsc -p .' },
  { name: 'Lint', command: 'oxlint --type-aware' },
  { name: 'Format', command: 'oxfmt --check' },
  { name: 'Pictures', command: 'node mocks/art/emit.ts' },
  { name: 'Unit', command: 'vitest run --project unit' },
  { name: 'Package', command: 'node .ci/package.ts' },
  {
    name: 'Stories',
    command: 'vitest run --project stories --reporter default --reporter ./.ci/states/vitestReporter.ts',
  },
  { name: 'Self-test of pictures', command: 'node .ci/visual/selfTest.ts --only Badge' },
  // The Storybook that the self-test of pictures has built.
  {
    name: 'Docs pages',
    command: 'node .ci/docs/selfTest.ts && node .ci/docs/docs.ts --storybook .cache/visual/storybook',
  },
  { name: 'Self-test of audit', command: 'node .ci/audit/selfTest.ts' },
  { name: 'Build', command: 'npm run --silent build' },
  { name: 'Rendered pages', command: 'node .ci/prerendered.ts' },
  { name: 'Oldest browsers', command: 'node .ci/oldestBrowsers.ts' },
  { name: 'First load', command: 'node .ci/first-load.ts' },
  { name: 'End to end', command: 'playwright test -c storefront/e2e' },
]

function run(command: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: process.env })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const only = process.argv.slice(2).map((name) => name.toLowerCase())
const steps =
  only.length === 0 ? STEPS : STEPS.filter(({ name }) => only.some((part) => name.toLowerCase().startsWith(part)))

try {
  // Found once: the pinned browser is unpacked to one place, and every step below starts the same one.
  process.env['CHROMIUM_PATH'] = await findBrowser()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

const took: string[] = []
for (const { name, command } of steps) {
  const start = performance.now()
  console.log(`\n— ${name}: ${command}`)
  const code = await run(command)
  took.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (code !== 0) {
    console.error(`\n${name} failed (${command}). ${took.join(', ')}`)
    process.exit(1)
  }
}
console.log(`\nAll passed: ${took.join(', ')}`)
