/** A visitor's HTTP client: times every call, and retries until there is a response. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName } from '../../api/contract/calls.ts'
import { createVisitors, type Visitor } from '../../../mocks/testing/visitor.ts'
import type { Body } from '../../../mocks/testing/provider.ts'

const TIMEOUT_MS = 30_000
const BETWEEN_TRIES = 100

export interface Line {
  ask(name: CallName, asked: Body, who?: Visitor): Promise<Body>
  pay(transaction: Body): Promise<Body>
  open(path: string): Promise<void>
  newcomer(): Promise<Visitor>
  /** Pauses as a visitor would. */
  look(): Promise<void>
  /** Milliseconds, by call. */
  readonly times: ReadonlyMap<string, readonly number[]>
  /** Tries without a response. */
  lost(): number
}

/** @param pause in milliseconds on average; each pause varies from half of it to one and a half. */
export function createLine(address: string, pause: number): Line {
  const visitors = createVisitors(address)
  const times = new Map<string, number[]>()
  let lost = 0
  let seed = 1

  function look(): Promise<void> {
    seed = (seed * 48_271) % 2_147_483_647
    return pause > 0 ? sleep(pause * (0.5 + seed / 2_147_483_647)) : Promise.resolve()
  }

  async function timed<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const until = performance.now() + TIMEOUT_MS
    for (;;) {
      const began = performance.now()
      try {
        const answer = await work()
        const known = times.get(name) ?? []
        known.push(performance.now() - began)
        times.set(name, known)
        await look()
        return answer
      } catch (problem) {
        if (performance.now() > until) throw problem
        lost += 1
        await sleep(BETWEEN_TRIES)
      }
    }
  }

  return {
    ask: (name, asked, who) =>
      timed(name, async () => {
        const { status, body } = await visitors.ask(name, asked, who)
        if (status !== 200) throw new Error(`${name}: HTTP status ${status}`)
        return body
      }),
    pay: (transaction) => timed('the gateway', () => visitors.pay(transaction)),
    open: (path) =>
      timed(`page ${path.split('/')[1]}`, async () => {
        const response = await fetch(address + path)
        if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`)
        await response.arrayBuffer()
      }),
    newcomer: () => visitors.newcomer(),
    look,
    times,
    lost: () => lost,
  }
}
