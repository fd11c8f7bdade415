/**
 * Storage in an SQLite file. A write-ahead log with full synchronisation makes an answered call survive `kill -9` and
 * power cuts. Node only.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageBusy, type Storage, type Tables } from './storage.ts'

class StorageDamaged extends Error {
  override readonly name = 'StorageDamaged'
}

/** SQLite's primary result code (https://sqlite.org/rescode.html); undefined for other problems. */
function resultCodeOf(problem: unknown): number | undefined {
  const { errcode } = problem as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode % 256 : undefined
}

const BUSY = 5
const SETUP = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS rows (
    table_name TEXT NOT NULL, key TEXT NOT NULL, row TEXT NOT NULL, written INTEGER NOT NULL,
    PRIMARY KEY (table_name, key)
  ) WITHOUT ROWID;
`
const LAST = '\u{10FFFF}'

const TIMEOUT_MS = 5000

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
}

/** Switching a new file to a write-ahead log fails at once while another process is writing, whatever the timeout. */
function openWithRetry(file: string, wait: () => void): DatabaseSync {
  const until = performance.now() + TIMEOUT_MS
  for (;;)
    try {
      return open(file)
    } catch (problem) {
      if (resultCodeOf(problem) !== BUSY || performance.now() > until) throw problem
      wait()
    }
}

function open(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: TIMEOUT_MS })
  try {
    const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    // The last line is the first fault; a heading may precede it.
    if (found !== 'ok') throw new StorageDamaged(String(found).split('\n').at(-1))
    database.exec(SETUP)
    database.exec('PRAGMA busy_timeout = 0')
    return database
  } catch (problem) {
    database.close()
    throw problem
  }
}

/**
 * Waits for another process only while opening, because later it would block all requests.
 * @param file a path, whose folder is created if missing, or `:memory:`.
 * @throws StorageDamaged, or SQLite's error if it is no database or not writable.
 */
export function createSqliteStorage(file: string, now: () => number = Date.now, wait = pause): Storage {
  const database = openWithRetry(file, wait)
  const get = database.prepare('SELECT row FROM rows WHERE table_name = ? AND key = ?')
  const set = database.prepare('INSERT OR REPLACE INTO rows (table_name, key, row, written) VALUES (?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM rows WHERE table_name = ? AND key = ?')
  const after = database.prepare(
    'SELECT key, row, written FROM rows WHERE table_name = ? AND key > ? ORDER BY key LIMIT ?',
  )
  const list = database.prepare(
    'SELECT row FROM rows WHERE table_name = ? AND key >= ? AND key < ? ORDER BY key LIMIT ?',
  )

  const read = <Row>(found: Record<string, unknown>): Row => JSON.parse(String(found['row'])) as Row
  const access: Tables = {
    get<Row>(table: string, key: string) {
      const found = get.get(table, key)
      return found && read<Row>(found)
    },
    set(table, key, row) {
      set.run(table, key, JSON.stringify(row), now())
    },
    remove(table, key) {
      remove.run(table, key)
    },
    list: <Row>(table: string, prefix = '', most = -1) =>
      list.all(table, prefix, prefix + LAST, most).map((found) => read<Row>(found)),
    after: (table, key, most) =>
      after
        .all(table, key, most)
        .map((found) => ({ key: String(found['key']), row: read(found), written: Number(found['written']) })),
  }

  return {
    transaction(work) {
      if (database.isTransaction) return work(access)
      try {
        database.exec('BEGIN IMMEDIATE')
        const result = work(access)
        database.exec('COMMIT')
        return result
      } catch (problem) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw resultCodeOf(problem) === BUSY ? new StorageBusy('The database is locked.', { cause: problem }) : problem
      }
    },
    close() {
      if (database.isOpen) database.close()
    },
  }
}

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
