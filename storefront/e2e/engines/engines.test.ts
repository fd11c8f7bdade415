import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each(['five', '0'])('does not pass without a run: --runs %s', (runs) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'engines.ts'), '--runs', runs])
  expect([status, String(stderr)]).toEqual([2, '--runs takes a number from 1.\n'])
})
