import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '../../../mocks/server.ts'
import { countingRandom, NOW, type Body } from '../../../mocks/testing/provider.ts'
import { validRequest } from '../../../mocks/testing/validRequests.ts'
import { addressOf, createVisitors, type Visitors } from '../../../mocks/testing/visitor.ts'
import { CALLS, type CallName } from '../contract/calls.ts'
import { CALL_MEANINGS } from '../contract/meanings.ts'
import type { Call } from '../contract/wire.ts'
import { saying } from '../testing/examples.ts'
import type { Schema } from './schema.ts'

export interface Example {
  readonly request: Schema
  readonly answer: Schema
  readonly refusal: Schema
}

const MOST_ELEMENTS = 2
const MOST_LETTERS = 160

/** Only the sandbox reveals codes in its messages. */
const withoutCode = (text: string): string => text.replace(/ Sandbox code: \d+$/, '')

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ELEMENTS).map(shortened)
  if (typeof value === 'string' && value.length > MOST_LETTERS) return `${value.slice(0, MOST_LETTERS)}…`
  if (typeof value === 'string') return withoutCode(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}

async function exampleOf(name: CallName, visitors: Visitors): Promise<Example> {
  const { who, request } = await validRequest(name, visitors)
  const { body } = await visitors.ask(name, request, who)
  const call: Call = CALLS[name]
  const refusal = saying(call, { n: 0, Msg: 'A sentence for the visitor, who reads it as it is.' })
  return { request, answer: shortened(body) as Body, refusal }
}

export async function readExamples(): Promise<Readonly<Record<CallName, Example>>> {
  const dist = mkdtempSync(join(tmpdir(), 'no-storefront-'))
  const sandbox = { now: () => NOW, random: countingRandom() }
  const server = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:', sandbox, addressOf })
  try {
    const visitors = createVisitors(server.address)
    const found: [CallName, Example][] = []
    // A fixed sequence keeps ids and codes reproducible.
    for (const name of Object.keys(CALL_MEANINGS) as CallName[]) found.push([name, await exampleOf(name, visitors)])
    return Object.fromEntries(found) as Record<CallName, Example>
  } finally {
    await server.close()
    rmSync(dist, { recursive: true })
  }
}
