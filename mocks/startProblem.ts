/** Why the server did not start, in one sentence for whoever started it. */
import { resultCodeOf, StorageDamaged } from './provider/sqlite.ts'
import { StorageBusy } from './provider/storage.ts'
import type { ServerOptions } from './server.ts'

const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))

function storageProblem(problem: unknown, db: string): string | undefined {
  const damaged = `${db} is damaged (${messageOf(problem)}): put a copy of it back, or move it away to begin with an empty one.`
  if (problem instanceof StorageDamaged) return damaged
  if (problem instanceof StorageBusy)
    return `${db} is locked by another program: end that, or name another file with --db.`
  // SQLite's result codes.
  switch (resultCodeOf(problem)) {
    case 5:
      return storageProblem(new StorageBusy(), db)
    case 8:
      return `${db} may not be written to: the file or its folder is read-only.`
    case 11:
      return damaged
    case 13:
      return `${db} cannot be written to: the disk is full.`
    case 14:
      return `${db} cannot be opened: it may be a folder, or not yours to read.`
    case 26:
      return `${db} is no SQLite file: name another one with --db, or a new one.`
    default:
      return (problem as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR'
        ? `${db} cannot be used: ${messageOf(problem)}.`
        : undefined
  }
}

export function startProblem(
  problem: unknown,
  { port, host, db }: Pick<ServerOptions, 'port' | 'host' | 'db'>,
): string {
  const { code, syscall } = problem as NodeJS.ErrnoException
  const other = 'choose another with --port.'
  if (syscall === 'mkdir') return `The folder of ${db} cannot be made: ${messageOf(problem)}.`
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what runs there, or ${other}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `--host ${host} is no address of this machine.`
  if (code === 'EACCES') return `Port ${port} may not be used here: ${other}`
  return storageProblem(problem, db) ?? `The server could not start: ${messageOf(problem)}`
}
