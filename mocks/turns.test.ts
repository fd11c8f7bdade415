/** Which of many concurrent calls waits for which. */
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { CALLS, type CallName } from '../storefront/api/contract/calls.ts'
import { createMemoryStorage } from './provider/storage.ts'
import { createSandbox } from './sandbox.ts'
import { FIXTURE } from './testing/provider.ts'

const NAMES = Object.keys(CALLS) as CallName[]
const MANY = 40

function start() {
  const pauses = { count: 0 }
  const { provider, gateway } = createSandbox({
    storage: createMemoryStorage(),
    data: FIXTURE,
    assets: () => Promise.resolve(''),
    pause() {
      pauses.count += 1
      return setImmediate()
    },
  })
  const ask = (name: CallName, network: string) =>
    provider.answer(name, {}, new Headers({ 'x-api-key': 'demo-key', 'X-Caller-Address': network }))
  return { ask, gateway, pauses }
}

it.each(NAMES)('%s: what comes in is served between two calls', async (name) => {
  const { ask } = start()
  let answered = 0
  const all = Promise.all(
    Array.from({ length: MANY }, async (_unused, at) => {
      await ask(name, `203.0.113.${at}`)
      answered += 1
    }),
  )
  await setImmediate()
  expect(answered).toBeLessThan(3)
  await all
})

it.each(NAMES)('%s: many calls of one network keep no other waiting', async (name) => {
  const { ask } = start()
  const answered: string[] = []
  const asking = async (network: string) => {
    await ask(name, network)
    answered.push(network)
  }
  await Promise.all([...Array.from({ length: MANY }, () => asking('203.0.113.1')), asking('203.0.113.2')])
  expect(answered.indexOf('203.0.113.2')).toBeLessThan(3)
})

it('what comes in is served before each call to the gateway', async () => {
  const { gateway, pauses } = start()
  const { id } = await gateway.createOrder({ amount: 354_000, currency: 'INR', receipt: 'R1' })
  await gateway.payments(id)
  await gateway.drop(id)
  expect(pauses.count).toBe(3)
})
