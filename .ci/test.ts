/**
 * `npm test` runs every check of the product in order and stops at the first that fails; the fast ones come first.
 * `npm test -- unit stories` runs the steps whose names start with these words.
 * `npm run test:workbench` runs the checks of the published Storybook, and of the tools that measure pictures and
 * accessibility; CI runs both.
 * `npm test -- --changed`, for daily work, runs types, lint, dead code and format, then the unit tests, stories and pictures
 * that a file changed since the merge base with main reaches, committed or not. Tests that read files instead of importing
 * them, such as `stories/gaps.test.ts`, run in the whole `npm test` only.
 */
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { baseOfWork, changedSince, storiesReachedBy } from './visual/since.ts'
import { ROOT } from './visual/storybook.ts'

interface Step {
  readonly name: string
  readonly command: string
}

const STORIES = 'vitest run --project stories'

/** Ends at once where nothing that changed since the merge base with main reaches a story. */
const PICTURES: Step = { name: 'Pictures', command: 'node .ci/visual/visual.ts --changed' }

const WHOLE_PROJECT: readonly Step[] = [
  { name: 'Types', command: 'node node_modules/typescript/bin/tsc -p .' },
  { name: 'Lint', command: 'oxlint --type-aware' },
  { name: 'Dead code', command: 'knip --no-progress' },
  { name: 'Format', command: 'oxfmt --check' },
  // Unit tests read the demonstration pictures.
  { name: 'Artwork', command: 'node mocks/art/emit.ts' },
]

const STEPS: readonly Step[] = [
  ...WHOLE_PROJECT,
  { name: 'Unit', command: 'vitest run --project unit' },
  { name: 'Package', command: 'node .ci/package.ts && node .ci/consumer/consumer.ts' },
  { name: 'Stories', command: STORIES },
  { name: 'Build', command: 'npm run --silent build' },
  { name: 'Reproducible', command: 'node .ci/reproducible.ts' },
  { name: 'Rendered pages', command: 'node .ci/prerendered.ts' },
  { name: 'Oldest browsers', command: 'node .ci/oldestBrowsers.ts' },
  { name: 'First load', command: 'node .ci/first-load.ts' },
  PICTURES,
  { name: 'End to end', command: 'playwright test -c storefront/e2e' },
  // The others have a job of their own in CI: their packages are Debian's.
  { name: 'Engines', command: 'node .ci/engines/engines.ts --only chromium-115' },
]

const WORKBENCH: readonly Step[] = [
  { name: 'Artwork', command: 'node mocks/art/emit.ts' },
  { name: 'Self-test of pictures', command: 'node .ci/visual/selfTest.ts' },
  // In the Storybook that the self-test of pictures has built.
  {
    name: 'Docs pages',
    command: 'node .ci/docs/selfTest.ts && node .ci/docs/docs.ts --storybook .cache/visual/storybook',
  },
  { name: 'Self-test of audit', command: 'node .ci/audit/selfTest.ts' },
]

const USAGE = `npm test -- [--changed] or the first words of steps: ${STEPS.map(({ name }) => name.toLowerCase()).join(', ')}
npm run test:workbench -- ${WORKBENCH.map(({ name }) => name.toLowerCase()).join(', ')}`

function stepsForChanges(): Step[] {
  const { commit: base, note } = baseOfWork()
  if (note) console.log(note)
  // Vitest would run every story: all of them import the preview, which imports most of the shop.
  const changed = changedSince(base).filter((path) => !path.startsWith('.ci/'))
  const stories = storiesReachedBy(changed, globSync('stories/**/*.stories.tsx', { cwd: ROOT }))
  console.log(
    `Changed since ${base.slice(0, 10)}: ${changed.length} files outside .ci, in ${stories.length} story files.`,
  )
  return [
    ...WHOLE_PROJECT,
    { name: 'Unit', command: `vitest run --project unit --changed ${base}` },
    ...(stories.length > 0 ? [{ name: 'Stories', command: `${STORIES} ${stories.join(' ')}` }] : []),
    PICTURES,
  ]
}

function stepsNamed(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  const starts = (name: string, word: string) => name.toLowerCase().startsWith(word.toLowerCase())
  if (words.some((word) => !steps.some(({ name }) => starts(name, word)))) throw new Error(USAGE)
  return words.length === 0 ? steps : steps.filter(({ name }) => words.some((word) => starts(name, word)))
}

function chooseSteps(): readonly Step[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false }, workbench: { type: 'boolean', default: false } },
  })
  if (!values.changed) return stepsNamed(values.workbench ? WORKBENCH : STEPS, positionals)
  if (positionals.length > 0 || values.workbench) throw new Error(USAGE)
  return stepsForChanges()
}

function run(command: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: process.env })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

let steps: readonly Step[]
try {
  steps = chooseSteps()
  // Every step below starts the same browser, which is unpacked only once.
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
