import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleOf } from '../testing/examples.ts'
import { CALLS, type CallName } from './calls.ts'
import { CALL_MEANINGS } from './meanings.ts'
import type { Call } from './wire.ts'

const CONTAINERS = new Set(['list', 'single', 'object'])

/** `reccecategorylist[]: Id, CategoryName` */
function linesOf(fields: Call['fields']): string[] {
  const names = new Map<string, string[]>()
  for (const { path, kind } of exampleOf({ fields }).parts) {
    if (CONTAINERS.has(kind)) continue
    const [, within = '', name = ''] = /^(.*?)\.?([^.]*)$/.exec(path.join('.').replaceAll('.0', '[]')) ?? []
    names.set(within, [...(names.get(within) ?? []), name])
  }
  return Array.from(names, ([within, all]) => `${within && `${within}: `}${all.join(', ')}`)
}

/** Whoever accepts a line compares it with the provider's documents, to the letter. */
it('is what calls.txt says', async () => {
  const lines = Object.values<Call>(CALLS).flatMap((call) => [
    `${call.method} ${call.name}, ${call.envelope}, ${call.accepts.join(' ')}`,
    ...linesOf(CALL_MEANINGS[call.name as CallName].sends.entries).map((line) => `  sends ${line}`),
    ...linesOf(call.fields).map((line) => `  ${line}`),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'calls.txt'))
})

it('is exported by its name', () => {
  expect(Object.values(CALLS).map(({ name }) => name)).toEqual(Object.keys(CALLS))
})
