/** Every generated answer is parsed or refused, and parsed values can be shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { send } from '../client.ts'
import { CALLS } from '../contract/calls.ts'
import type { Call } from '../contract/wire.ts'
import { onProblem, type Problem } from '../../problem.ts'
import { alertAtom } from '../../state/alert.ts'
import { request, type Result } from '../../state/request.ts'
import { store } from '../../state/store.ts'
import { toastsAtom } from '../../state/toasts.ts'
import { anyReply, respond, validReply, type Reply } from './answers.ts'
import { checkProperty, TEST_TIMEOUT, runs } from './checkProperty.ts'
import { NEVER_SHOWN } from './values.ts'

const problems: Problem[] = []

beforeEach(() => {
  onProblem((problem) => void problems.push(problem))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  onProblem(() => undefined)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  store.set(alertAtom, undefined)
  store.set(toastsAtom, [])
})

async function outcomeOf(call: Call, reply: Reply): Promise<Result<unknown>> {
  problems.length = 0
  store.set(toastsAtom, [])
  vi.stubGlobal('fetch', async () => respond(reply))
  return request(() => send(call, {}))
}

/** Numbers that no page can show, and texts without content. */
function unfit(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (typeof value === 'string') return NEVER_SHOWN.test(value) ? [`${path} is “${value}”`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => unfit(part, `${path}.${name}`))
}

describe.each(Object.values(CALLS).map((call): [string, Call] => [call.name, call]))('%s', (name, call) => {
  it('reads each answer, or says that it cannot', { timeout: TEST_TIMEOUT }, async () => {
    await checkProperty(name, anyReply(call), runs(50), async (reply) => {
      const outcome = await outcomeOf(call, reply)
      expect(['done', 'refused', 'failed']).toContain(outcome.status)
      if (outcome.status === 'done') expect(unfit(outcome.value, name)).toEqual([])
      expect(store.get(toastsAtom).flatMap(({ text }) => unfit(text, 'the message'))).toEqual([])
      expect(problems.filter(({ kind }) => kind !== 'drift' && kind !== 'call')).toEqual([])
    })
  })

  it('has nothing against a valid answer', { timeout: TEST_TIMEOUT }, async () => {
    await checkProperty(name, validReply(call), runs(50), async (reply) => {
      expect(await outcomeOf(call, reply)).toMatchObject({ status: 'done' })
      expect(problems).toEqual([])
    })
  })
})
