/**
 * `npm run fuzz -- [--runs 2000] [--seed N] [--only "/sets"]` shows every route with more and other generated answers
 * than its unit test.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    /** Cases for each route. */
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string' },
  },
})
const { runs, seed, only } = values
if (!/^\d+$/.test(runs) || !/^\d+$/.test(seed)) throw new Error('--runs and --seed are whole numbers.')
console.log(`${runs} cases for each route, seed ${seed}`)

const exactly = only && ['-t', `^${only.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)} `]
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*', 'storefront/api/fuzz', ...(exactly || [])],
  { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed } },
)
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
