import { globSync } from 'node:fs'
import { join } from 'node:path'
import { affectedStories, testsToCheck } from '../stories/visual/importGraph.ts'
import { baseOfWork, changedSince } from '../stories/visual/since.ts'

export interface Step {
  readonly name: string
  readonly command: string
  readonly needs?: readonly string[]
  /** Files that it never reads. Any other change makes it run again. */
  readonly ignores?: RegExp
  readonly makes?: string
  /** It uses every processor, so nothing runs in parallel. */
  readonly isAlone?: boolean
  /** Its result depends on more than files, such as the branch's history. */
  readonly isNeverSkipped?: boolean
}

const ROOT = join(import.meta.dirname, '..')
const STORYBOOK = 'storybook-static'

/** The JSON report is for the page *Test results*. */
const STORIES = 'vitest run --reporter=default --reporter=json --outputFile.json=.cache/stories.json'

/** Files that do not affect the built shop. */
const BESIDE_SHOP = /^(?:stories|\.storybook|\.github)\/|^[A-Z]+\.md$|\.test\.tsx?$/
const BESIDE_BUILD = new RegExp(`${BESIDE_SHOP.source}|^storefront/e2e/`)
/** Unlike the shop, the package contains a Markdown file of the top folder: CHANGELOG.md. */
const BESIDE_PACKAGE = /^(?:stories|\.storybook|\.github|storefront|mocks)\/|\.test\.tsx?$/

/** Files that do not affect any story. */
const OUR_TOOLS = /^(?:\.ci|stories\/(?:audit|visual))\//

const LINT: Step = { name: 'Types and lint', command: 'oxlint --type-aware --type-check' }
const TIDY: readonly Step[] = [
  { name: 'Dead code', command: 'knip --no-progress' },
  { name: 'Format', command: 'oxfmt --check' },
]
const BUILD: Step = {
  name: 'Build',
  command: 'node storefront/build/build.ts',
  ignores: BESIDE_BUILD,
  makes: 'dist',
}
const STORYBOOK_BUILD: Step = {
  name: 'Storybook',
  command: `storybook build --quiet -o ${STORYBOOK}`,
  makes: STORYBOOK,
}

/** Cheap steps first. Those that use one processor run in parallel, the others alone. */
export const EVERYTHING: readonly Step[] = [
  LINT,
  ...TIDY,
  { name: 'Unit', command: 'npm run --silent test:unit', isAlone: true },
  {
    name: 'Package',
    command: 'node design-system/build/build.ts',
    ignores: BESIDE_PACKAGE,
    makes: 'design-system/dist',
  },
  {
    name: 'Package in an app',
    command: 'node design-system/build/package.ts',
    needs: ['Package'],
    ignores: BESIDE_PACKAGE,
  },
  {
    name: 'Package on a server',
    command: 'node design-system/consumer/consumer.ts',
    needs: ['Package'],
    ignores: BESIDE_PACKAGE,
  },
  BUILD,
  STORYBOOK_BUILD,
  {
    name: 'Reproducible',
    command: 'node storefront/build/reproducible.ts',
    needs: ['Build', 'Package'],
    ignores: BESIDE_BUILD,
  },
  { name: 'Rendered pages', command: 'node storefront/build/prerendered.ts', needs: ['Build'], ignores: BESIDE_BUILD },
  {
    name: 'Oldest browsers',
    command: 'node storefront/build/oldestBrowsers.ts',
    needs: ['Build'],
    ignores: BESIDE_BUILD,
  },
  { name: 'First load', command: 'node storefront/build/first-load.ts', needs: ['Build'], ignores: BESIDE_BUILD },
  { name: 'Stories', command: STORIES, isAlone: true },
  { name: 'Docs pages', command: 'playwright test -c stories', needs: ['Storybook'], isAlone: true },
  {
    name: 'Pictures',
    command: `node stories/visual/visual.ts --changed --storybook ${STORYBOOK}`,
    needs: ['Storybook'],
    isAlone: true,
    isNeverSkipped: true,
  },
  {
    name: 'End to end',
    command: 'playwright test -c storefront/e2e',
    needs: ['Build'],
    ignores: BESIDE_SHOP,
    isAlone: true,
  },
]

/** Tests of our own tools: run when a tool changes, and nightly. */
export const TOOLS: readonly Step[] = [
  { name: 'Unit', command: 'vitest run --config vitest.unit.config.ts --project tools', isAlone: true },
  STORYBOOK_BUILD,
  {
    name: 'Reproducible Storybook',
    command: 'node storefront/build/reproducible.ts --storybook',
    needs: ['Storybook'],
    isAlone: true,
  },
  {
    name: 'Self-test of pictures',
    command: `node stories/visual/selfTest.ts --storybook ${STORYBOOK}`,
    needs: ['Storybook'],
    isAlone: true,
  },
  { name: 'Self-test of audit', command: 'node stories/audit/selfTest.ts', isAlone: true },
]

/**
 * For daily work: only unit tests and stories affected by changes since the merge base with main, committed or not. Steps
 * that find most faults come first.
 */
export function stepsOfCheck(): readonly Step[] {
  const { commit, note } = baseOfWork()
  if (note) console.log(note)
  const changed = changedSince(commit).filter((path) => !OUR_TOOLS.test(path))
  const find = (pattern: string) => globSync(pattern, { cwd: ROOT })
  const tests = testsToCheck(
    changed,
    find('{design-system,storefront,mocks,stories,.storybook,.ci}/**/*.test.{ts,tsx}'),
  )
  // Vitest would run every story, because all import the preview, which imports most of the shop.
  const stories = affectedStories(find('stories/**/*.stories.tsx'), changed, { followsGlobs: false })
  const reach = `${tests.length} files of unit tests and ${stories.length} of stories reach them`
  console.log(`${changed.length} files changed since ${commit.slice(0, 10)}; ${reach}.`)
  return [
    LINT,
    ...(tests.length > 0
      ? [{ name: 'Unit', command: `npm run --silent test:unit -- --passWithNoTests ${tests.join(' ')}`, isAlone: true }]
      : []),
    ...(stories.length > 0 ? [{ name: 'Stories', command: `${STORIES} ${stories.join(' ')}`, isAlone: true }] : []),
    ...TIDY,
    BUILD,
    {
      name: 'Smoke flows',
      command: 'playwright test -c storefront/e2e --grep @smoke',
      needs: ['Build'],
      ignores: BESIDE_SHOP,
      isAlone: true,
    },
  ]
}
