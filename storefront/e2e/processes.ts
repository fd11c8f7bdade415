/** Child processes and temporary folders that are removed when this process ends, even if it is interrupted. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withTimeout } from '../../.ci/withTimeout.ts'

const GRACE_MS = 3000
/** How long an interrupted run waits for children to clean up. */
const LAST_MS = 700
const running = new Set<ChildProcess>()
const folders = new Set<string>()

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    // A negative id signals the whole group.
    if (pid !== undefined) process.kill(-pid, name)
  } catch {}
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGTERM')
  if (running.size > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_MS)
  for (const child of running) signal(child, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
// Without a listener a signal would end this process but not its children.
for (const [name, status] of [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(name, () => process.exit(status))

export function start(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdio: StdioOptions = 'ignore',
) {
  const child = spawn(program, args, { env, stdio, detached: true })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

export async function end(child: ChildProcess): Promise<void> {
  if (running.has(child)) {
    const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS)
    signal(child, 'SIGTERM')
    await once(child, 'exit')
    clearTimeout(timer)
  }
  // Its own children may be left.
  signal(child, 'SIGKILL')
}

/** @returns the first group of the first match in its output. */
export async function startProcess(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  match: RegExp,
): Promise<{ child: ChildProcess; found: string }> {
  const child = start(program, args, env, ['ignore', 'pipe', 'pipe'])
  let said = ''
  const found = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      said += String(chunk)
      const [, group] = match.exec(said) ?? []
      if (group !== undefined) resolve(group)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said.slice(-400)}`)))
  })
  try {
    return { child, found: await withTimeout(found, 60_000, `${program} did not start`) }
  } catch (problem) {
    await end(child)
    throw problem
  }
}

/** An X server that draws into memory. @returns its display's number. */
export const startDisplay = (size: string) =>
  startProcess('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], process.env, /^(\d+)\n/m)

export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  folders.add(folder)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  folders.delete(folder)
}

export async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { env, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}
