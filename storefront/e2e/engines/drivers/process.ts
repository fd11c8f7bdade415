import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { withTimeout } from '../../../../.ci/withTimeout.ts'
import { end, start } from '../../processes.ts'

/** Disables font hinting, as `--font-render-hinting=none` does in Chromium. */
export const UNHINTED = { FONTCONFIG_FILE: join(import.meta.dirname, '../fonts.conf') }

/** @returns the first group of the first matching line of output. */
export async function startProcess(
  program: string,
  args: readonly string[],
  line: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; found: string }> {
  const child = start(program, args, { ...process.env, ...env }, ['ignore', 'pipe', 'pipe'])
  let said = ''
  const found = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      said += String(chunk)
      const match = line.exec(said)
      if (match) resolve(match[1] ?? match[0])
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
