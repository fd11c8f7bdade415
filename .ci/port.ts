/** Ports for servers in child processes, and waiting for their start. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

/** Accepts any status. Rejects if nothing answers within a minute. */
export async function untilAnswered(address: string): Promise<void> {
  const until = performance.now() + 60_000
  for (;;) {
    const response = await fetch(address).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return
    if (performance.now() > until) throw new Error(`${address} does not answer.`)
    await setTimeout(200)
  }
}
