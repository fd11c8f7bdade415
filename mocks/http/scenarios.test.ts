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
const confirm = (id: string) =>
  fetch(`${server.address}/v1/CreateOrder`, {
    method: 'POST',
    headers: { ...KEY, Scenario: 'confirm-lost' },
    body: JSON.stringify({ PaymentGatewayPaymentId: id }),
  })

describe('situations', () => {
  it('are offered by default', async () => {
    await start()
    expect((await request('server-down')).status).toBe(503)
    expect((await fetch(`${server.address}/__scenario/`)).status).toBe(200)
  })

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

  it('remember only the latest lost answers', async () => {
    await start()
    expect((await confirm('first')).status).toBe(500)
    expect((await confirm('first')).status).toBe(200)
    for (let at = 0; at < 500; at += 1) await confirm(`other ${at}`)
    expect((await confirm('other 499')).status).toBe(200)
    expect((await confirm('first')).status).toBe(500)
  })
})
