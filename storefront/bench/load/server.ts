/** The process of `npm start`, which can be killed and started again on the same data and the same port. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const START = join(import.meta.dirname, '../../server/start.ts')
const HEALTH = join(import.meta.dirname, 'health.ts')

/** How long the event loop was kept busy at a time, in milliseconds, and what the process has in memory. */
export interface Health {
  readonly p99: number
  readonly worst: number
  /** The longest computation alone. */
  readonly computed: number
  /** Memory in MB. */
  readonly rss: number
}

export interface LoadedServer {
  readonly address: string
  /** Peak memory in MB; current memory where the system does not report the peak. */
  memory(): number
  /** Since it was asked last. */
  health(): Promise<Health>
  /** Kills it without cleaning up, then starts it again. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

function memoryOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /^VmHWM:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}

export async function startServer(dist: string, db: string): Promise<LoadedServer> {
  let child: ChildProcess
  let peak = 0

  /** As behind a proxy: each visitor has an address of their own. */
  async function up(port: string): Promise<string> {
    const options = ['--port', port, '--db', db, '--dist', dist, '--behind-tls']
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
    peak = Math.max(peak, memoryOf(child))
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
    memory: () => Math.max(peak, memoryOf(child)),
    async killAndRestart() {
      await down('SIGKILL')
      await up(new URL(address).port)
    },
    stop: () => down('SIGTERM'),
  }
}
