/** Another program locks the database file. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { item, outcome, type Body } from '../testing/provider.ts'
import { createServer, type RunningShop } from '../server.ts'

let folder: string
let other: DatabaseSync
let server: RunningShop

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'locked-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title>')
  const db = join(folder, 'provider.sqlite')
  server = await createServer({ port: 0, host: '127.0.0.1', dist: folder, db })
  other = new DatabaseSync(db)
})
afterEach(async () => {
  other.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Adds to a guest's cart. Resolves when the request is sent, with a promise of its answer's `n`. */
async function addToCart(): Promise<{ n: Promise<unknown> }> {
  const { hostname, port } = new URL(server.address)
  const headers = { 'x-api-key': 'demo-key', 'content-type': 'application/json' }
  const call = request({ hostname, port, path: '/v1/AddToUserCart', method: 'POST', headers })
  call.end(JSON.stringify(item('food', 501)))
  const n = new Promise((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(outcome(JSON.parse(Buffer.concat(parts).toString()) as Body).n))
    })
  })
  await once(call, 'finish')
  return { n }
}

it('pages are served while a call waits, and the call is answered once the database is free', async () => {
  const events: string[] = []
  other.exec('BEGIN EXCLUSIVE')
  const call = await addToCart()
  const answered = call.n.then((n) => events.push(`call answered, n ${String(n)}`))
  const page = await fetch(server.address)
  expect(await page.text()).toContain('Shop')
  events.push('page served')
  other.exec('COMMIT')
  events.push('database free')
  await answered
  expect(events).toEqual(['page served', 'database free', 'call answered, n 1'])
})
