/** Child processes that end with this one, each with the processes that it started. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'

const GRACE_MS = 3000
const running = new Set<ChildProcess>()

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    // Its group.
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // It is gone already.
  }
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

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
  // What it has left behind.
  signal(child, 'SIGKILL')
}

/** Runs a program to its end. @throws when it fails. */
export async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { env, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}

/** The first line that a stream carries. */
export async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.split('\n')[0] ?? ''
}
