/** The process of `npm start`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DIST } from '../../build/first-load.ts'

const START = join(import.meta.dirname, '../../server/start.ts')
const HEALTH = join(import.meta.dirname, 'health.ts')

export interface Health {
  /** Milliseconds of the longest computation. */
  readonly computed: number
  /** MB. */
  readonly memory: number
}

/** It trusts a proxy's headers, so that each visitor can have their own address. */
export async function startServer(db: string) {
  const options = ['--port', '0', '--db', db, '--dist', DIST, '--behind-tls']
  const child = spawn(process.execPath, ['--import', HEALTH, START, ...options], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const address = await addressIn(child.stdout!)
  return {
    address,
    /** Since the last call. */
    async health(): Promise<Health> {
      const answer = once(child, 'message') as Promise<[Health]>
      child.send('?')
      return (await answer)[0]
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^Open\s+(\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('storefront/server/start.ts ended before the server was open; its error is above.')
}
