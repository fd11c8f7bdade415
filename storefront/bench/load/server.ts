/** The process of `npm start`, which can be killed and restarted with the same data and port. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const START = join(import.meta.dirname, '../../server/start.ts')
const HEALTH = join(import.meta.dirname, 'health.ts')

export interface Health {
  readonly p99: number
  readonly worst: number
  /** Milliseconds of the longest computation. */
  readonly computed: number
  /** MB. */
  readonly rss: number
}

export interface LoadedServer {
  readonly address: string
  /** Peak memory in MB, or current memory if the system does not report the peak. */
  memory(): number
  /** Since the last call. */
  health(): Promise<Health>
  /** Kills it without cleanup, then starts it again. */
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

  /** Trusts a proxy's headers, so that each visitor can have their own address. */
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
