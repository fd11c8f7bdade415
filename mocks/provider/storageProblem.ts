import { StorageBusy } from './storage.ts'
import { resultCodeOf, StorageDamaged } from './sqlite.ts'

const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))

/** @returns undefined for other problems. */
export function storageProblem(problem: unknown, db: string): string | undefined {
  const damaged = `${db} is damaged (${messageOf(problem)}): put a copy of it back, or move it away to begin with an empty one.`
  if (problem instanceof StorageDamaged) return damaged
  if (problem instanceof StorageBusy)
    return `${db} is locked by another program: end that, or name another file with --db.`
  if ((problem as NodeJS.ErrnoException).syscall === 'mkdir') {
    return `The folder of ${db} cannot be made: ${messageOf(problem)}.`
  }
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
        ? `${db} cannot be used (${messageOf(problem)}): name another file with --db.`
        : undefined
  }
}
