/** A visitor's HTTP client: times every call. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName } from '../../api/contract/calls.ts'
import { createVisitors, type Visitor } from '../../../mocks/testing/visitor.ts'
import type { Body } from '../../../mocks/testing/provider.ts'

export interface Line {
  ask(name: CallName, asked: Body, who?: Visitor): Promise<Body>
  pay(transaction: Body): Promise<Body>
  open(path: string): Promise<void>
  newcomer(): Promise<Visitor>
  /** Pauses as a visitor would. */
  look(): Promise<void>
  /** Milliseconds, by call. */
  readonly times: ReadonlyMap<string, readonly number[]>
}

/** @param pause in milliseconds on average; each pause varies from half of it to one and a half. */
export function createLine(address: string, pause: number): Line {
  const visitors = createVisitors(address)
  const times = new Map<string, number[]>()
  let seed = 1

  function look(): Promise<void> {
    seed = (seed * 48_271) % 2_147_483_647
    return pause > 0 ? sleep(pause * (0.5 + seed / 2_147_483_647)) : Promise.resolve()
  }

  async function timed<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const began = performance.now()
    const answer = await work()
    const known = times.get(name) ?? []
    known.push(performance.now() - began)
    times.set(name, known)
    await look()
    return answer
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
  }
}
