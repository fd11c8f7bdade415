/** Its message is a sentence that says why the server did not start. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

export function startProblem(problem: unknown, { port, host }: { port: number; host: string }): string {
  if (problem instanceof StartProblem) return problem.message
  const { code } = problem as NodeJS.ErrnoException
  const other = 'choose another with --port.'
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what runs there, or ${other}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `--host ${host} is no address of this machine.`
  if (code === 'EACCES') return `Port ${port} may not be used here: ${other}`
  return `The server could not start: ${problem instanceof Error ? problem.message : String(problem)}`
}
