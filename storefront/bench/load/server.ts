/** The process of `npm start`, which can be killed and restarted with the same data and port. */
import { spawn, type ChildProcess } from 'node:child_process'
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

export interface LoadedServer {
  readonly address: string
  /** Since the last call. */
  health(): Promise<Health>
  /** Kills it without cleanup, then starts it again. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

export async function startServer(db: string): Promise<LoadedServer> {
  let child: ChildProcess

  /** Trusts a proxy's headers, so that each visitor can have their own address. */
  async function up(port: string): Promise<string> {
    const options = ['--port', port, '--db', db, '--dist', DIST, '--behind-tls']
    child = spawn(process.execPath, ['--import', HEALTH, START, ...options], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    for await (const line of createInterface({ input: child.stdout! })) {
      const address = /^Open\s+(\S+)/.exec(line)?.[1]
      if (address) return address
    }
    throw new Error('storefront/server/start.ts ended before the server was open; its error is above.')
  }

  async function down(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  const address = await up('0')
  return {
    address,
    async health() {
      const answer = once(child, 'message') as Promise<[Health]>
      child.send('?')
      return (await answer)[0]
    },
    async killAndRestart() {
      await down('SIGKILL')
      await up(new URL(address).port)
    },
    stop: () => down('SIGTERM'),
  }
}
