/**
 * `npm run states`: tests the stories, joins the results with the accepted pictures, writes the table into
 * `.cache/states/states.json` and fails with a list of gaps. `-- --as-is` uses existing results.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readTable } from './readTable.ts'
import { RESULTS_FILE } from './results.ts'

const ROOT = join(import.meta.dirname, '../..')
const TABLE = join(dirname(RESULTS_FILE), 'states.json')
const { values } = parseArgs({ options: { 'as-is': { type: 'boolean', default: false } } })

let isTested = true
if (!values['as-is']) {
  rmSync(RESULTS_FILE, { force: true })
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'stories',
      '--reporter',
      'dot',
      '--reporter',
      './.ci/states/vitestReporter.ts',
    ],
    { cwd: ROOT, stdio: 'inherit' },
  )
  isTested = status === 0
  if (!existsSync(RESULTS_FILE)) {
    console.error('The stories could not be tested.')
    process.exit(1)
  }
}

const table = await readTable()
mkdirSync(dirname(TABLE), { recursive: true })
writeFileSync(TABLE, JSON.stringify(table))

const states = table.components.flatMap((component) => component.states)
const pictures = states.flatMap((state) => Object.values(state.pictures))
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
console.log(
  `${many(table.components.length, 'component and page', 'components and pages')}, ${many(states.length, 'state')}.`,
)
console.log(
  table.hasPictures
    ? `Pictures: ${pictures.filter(Boolean).length} of ${pictures.length} accepted.`
    : 'No picture is accepted yet.',
)
console.log(
  table.testedAt
    ? `Tested ${table.testedAt}: axe checked ${states.filter(({ axe }) => axe.themes?.length).length}, played ${states.filter(({ plays, passed }) => plays && passed).length} of ${states.filter(({ plays }) => plays).length}.`
    : 'The stories were not tested here.',
)
if (table.gaps.length > 0) {
  console.error(`\n${many(table.gaps.length, 'gap')}:\n${table.gaps.map(({ sentence }) => `- ${sentence}`).join('\n')}`)
  process.exit(1)
}
console.log('No gaps.')
// A failure of no single story, such as a variant that none shows.
if (!isTested) {
  console.error('The story tests failed, see above.')
  process.exit(1)
}
