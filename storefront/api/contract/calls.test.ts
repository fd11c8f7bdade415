import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exampleOf } from '../testing/examples.ts'
import { CALLS } from './calls.ts'
import type { Call } from './wire.ts'

const CONTAINERS = new Set(['list', 'single', 'object'])

/** `reccecategorylist[]: Id, CategoryName` */
function fieldsOf(call: Call): string[] {
  const names = new Map<string, string[]>()
  for (const { path, kind } of exampleOf(call).parts) {
    if (CONTAINERS.has(kind)) continue
    const within = path.slice(0, -1).join('.').replaceAll('.0', '[]')
    names.set(within, [...(names.get(within) ?? []), path.at(-1) ?? ''])
  }
  return Array.from(names, ([within, fields]) => `  ${within && `${within}: `}${fields.join(', ')}`)
}

/** Whoever accepts a line compares it with the provider's documents, to the letter. */
it('is what calls.txt says', async () => {
  const lines = Object.values<Call>(CALLS).flatMap((call) => [
    `${call.method} ${call.name}, ${call.envelope}, ${call.accepts.join(' ')}`,
    ...fieldsOf(call),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'calls.txt'))
})

it('is exported by its name', () => {
  expect(Object.values(CALLS).map(({ name }) => name)).toEqual(Object.keys(CALLS))
})
