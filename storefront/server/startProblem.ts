import { relative } from 'node:path'

/** Its message is a sentence that says why the server did not start. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))

export function startProblem(problem: unknown, { port, host }: { port: number; host: string }): string {
  if (problem instanceof StartProblem) return problem.message
  const { code } = problem as NodeJS.ErrnoException
  const other = 'choose another with --port.'
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what runs there, or ${other}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `--host ${host} is no address of this machine.`
  if (code === 'EACCES') return `Port ${port} may not be used here: ${other}`
  return `The server could not start: ${messageOf(problem)}`
}

export function buildProblem(problem: unknown, { api, out }: { api: string | undefined; out: string }): string {
  const why = messageOf(problem)
  // The shop's client knows no reason, such as an expired certificate.
  const isSilent = api !== undefined && why.includes('no answer')
  return [
    `The site was not built. ${why}`,
    ...(isSilent ? [`“npm run check-provider -- --api ${api}” says why.`] : []),
    `What stood in ${relative('.', out) || '.'} is unchanged.`,
  ].join('\n')
}
