import { afterEach, describe, expect, it } from 'vitest'
import { createMockServer } from './node.ts'
import { countingRandom, NOW } from './testing/provider.ts'
import type { HandlerOptions } from './handlers.ts'

let stop: (() => void) | undefined
afterEach(() => stop?.())

function listen(options: HandlerOptions = {}) {
  const server = createMockServer(options, { now: () => NOW, random: countingRandom() })
  server.listen({ onUnhandledFrame: 'error' })
  stop = () => {
    server.close()
  }
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`https://shop.example.com${path}`, { headers: { 'x-api-key': 'demo-key', ...headers } })

describe('the handlers without a server', () => {
  it('answer under any address', async () => {
    listen()
    expect(await (await get('/some/base/v1/GetFAQ')).json()).toMatchObject({ response: { n: 1 } })
  })

  it('let a request choose its scenario only with the configured key', async () => {
    listen()
    expect((await get('/v1/GetFAQ', { Scenario: 'server-down' })).status).toBe(200)
  })

  it('include the gateway', async () => {
    listen()
    expect((await get('/gateway/checkout.js')).headers.get('content-type')).toContain('text/javascript')
  })

  it.each([
    ['big-catalogue', 1000],
    ['huge-catalogue', 10_000],
  ] as const)('give repeated outfits (%s) distinct ids and names', async (scenario, count) => {
    listen({ scenario })
    const answer = await fetch('https://shop.example.com/v1/GetOutFits', {
      method: 'POST',
      headers: { 'x-api-key': 'demo-key', 'content-type': 'application/json' },
      body: JSON.stringify({ GenderType: 'A', OutfitCategoryId: '', FromPrice: 0, ToPrice: 100_000 }),
    })
    const { OutFitList } = (await answer.json()) as { OutFitList: { OutfitID: number; ProductName: string }[] }
    expect(OutFitList).toHaveLength(count)
    expect(new Set(OutFitList.map(({ OutfitID }) => OutfitID)).size).toBe(count)
    expect(new Set(OutFitList.map(({ ProductName }) => ProductName)).size).toBe(count)
    expect(OutFitList[0]).toMatchObject({ OutfitID: 401, ProductName: 'Gulmohar Lehenga' })
  })
})
