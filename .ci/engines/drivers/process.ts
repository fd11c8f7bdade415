import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'

/** Rejects with these words where it takes longer. */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number, words: string): Promise<Value> {
  const ended = new AbortController()
  const late = after(milliseconds, undefined, { signal: ended.signal }).then(
    () => {
      throw new Error(`${words} within ${milliseconds / 1000} s`)
    },
    () => new Promise<never>(() => undefined),
  )
  try {
    return await Promise.race([promise, late])
  } finally {
    ended.abort()
  }
}

/** Starts a program in a group of its own, and waits for a line of it. @returns the line's first group. */
export async function startProcess(
  program: string,
  args: readonly string[],
  line: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; found: string }> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  const found = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      said += String(chunk)
      const match = line.exec(said)
      if (match) resolve(match[1] ?? match[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said.slice(-400)}`)))
  })
  try {
    return { child, found: await withTimeout(found, 30_000, `${program} did not start`) }
  } catch (problem) {
    await endProcess(child)
    throw problem
  }
}

/** Ends a program and what it started. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve()
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(-pid, signal)
    } catch {
      // Nothing of the group is left.
      break
    }
    if (
      await withTimeout(
        gone.then(() => true),
        5000,
        'it did not end',
      ).catch(() => false)
    ) {
      // Its children may outlive it for a moment.
      await after(50)
    }
  }
}
