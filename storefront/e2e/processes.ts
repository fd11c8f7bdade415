/** Child processes and temporary folders that are removed when this process ends, even if it is interrupted. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

export async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.split('\n')[0] ?? ''
}
