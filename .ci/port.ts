/** For servers that others wrote: a port for them, and when they are there. */
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

/** Rejects where a server answers nothing, whatever its status, within a minute. */
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
