import { afterEach, describe, expect, it } from 'vitest'
import { createServer, type RunningShop, type ServerOptions } from '../server.ts'

let server: RunningShop
afterEach(() => server.close())

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await createServer({ port: 0, host: '127.0.0.1', dist: 'not-built', db: ':memory:', ...options })
}

const KEY = { 'x-api-key': 'demo-key' }
const request = (Scenario: string, headers: Record<string, string> = KEY) =>
  fetch(`${server.address}/v1/GetFAQ`, { headers: { Scenario, ...headers } })

describe('situations', () => {
  it('are not offered behind TLS by default', async () => {
    await start({ behindTls: true })
    expect((await request('server-down')).status).toBe(200)
    expect((await fetch(`${server.address}/__scenario/slow`, { redirect: 'manual' })).status).toBe(404)
    await server.close()
    await start({ behindTls: true, scenarios: true })
    expect((await request('server-down')).status).toBe(503)
  })

  it('are not offered when switched off', async () => {
    await start({ scenarios: false })
    expect((await request('server-down')).status).toBe(200)
  })

  it('do nothing for a request without the API key', async () => {
    await start()
    const refused = await request('server-down', {})
    expect([refused.status, await refused.text()]).toEqual([200, expect.stringContaining('The API key is missing')])
  })
})
