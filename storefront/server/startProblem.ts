/** Why the server did not start, in one sentence. */
import type { ServerOptions } from './server.ts'

/** An error whose message is such a sentence. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

export function startProblem(problem: unknown, { port, host }: Pick<ServerOptions, 'port' | 'host'>): string {
  if (problem instanceof StartProblem) return problem.message
  const { code } = problem as NodeJS.ErrnoException
  const other = 'choose another with --port.'
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what runs there, or ${other}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `--host ${host} is no address of this machine.`
  if (code === 'EACCES') return `Port ${port} may not be used here: ${other}`
  return `The server could not start: ${problem instanceof Error ? problem.message : String(problem)}`
}
