import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { SCENARIOS, type Scenario } from '../mocks/scenarios.ts'
import { CALLS, type CallName } from '../storefront/api/contract/calls.ts'
import { NO_SCENARIO } from './modes.ts'
import { situationHandler } from './situation.ts'

const OWN = {
  packagelist: [{ PackageId: 142, SellingPrice: 24_500 }],
  cart: [{ Amount: 24_500 }],
  OutFitList: [{ OutfitID: 401, ProductName: 'Gulmohar Lehenga' }],
  PaymentTransactionModel: { PaidAmount: 11_800 },
}
const own = http.all('*/v1/*', () => HttpResponse.json(OWN))

async function answer(scenario: string, call: CallName): Promise<string> {
  const handlers: RequestHandler[] = [own]
  const chosen = situationHandler({ scenario }, () => handlers)
  if (chosen) handlers.unshift(chosen)
  const { method } = CALLS[call]
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  const response = await getResponse(handlers, new Request(`https://shop.example/v1/${call}`, { method, ...body }))
  return response ? `${response.type} ${response.status} ${await response.text()}` : 'none'
}
const names = Object.keys(CALLS) as CallName[]
const unchanged = await answer(NO_SCENARIO, 'GetFAQ')

test('a story answers for itself while nothing is chosen', () => expect(unchanged).toContain('Gulmohar Lehenga'))

describe.each(SCENARIOS as readonly Scenario[])('the situation $id', ({ id, calls, others }) => {
  const about = names.filter((name) => calls[name] ?? others)
  if (others?.type === 'delay') {
    test('keeps an answer back', async () => {
      const start = performance.now()
      expect(await answer(id, 'GetFAQ')).toBe(unchanged)
      expect(performance.now() - start).toBeGreaterThan(others.milliseconds - 50)
    })
    return
  }

  test.each(about)('changes the answer of a story to %s', async (name) => {
    expect(await answer(id, name)).not.toBe(unchanged)
  })

  test('leaves every other answer to the story', async () => {
    for (const name of names.filter((one) => !about.includes(one))) expect(await answer(id, name)).toBe(unchanged)
  })
})
