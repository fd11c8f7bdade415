/**
 * Storage in one SQLite file. Write-ahead log with full synchronisation: what was answered is on the disk,
 * also after `kill -9` or a power cut. Node only; browser code never imports this file.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Storage, Tables } from './storage.ts'

const LAST = '\u{10FFFF}'

/** `file` is a path (its folder is made when missing) or `:memory:`. Throws when it is no database. */
export function createSqliteStorage(file: string): Storage {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS rows (
      table_name TEXT NOT NULL, key TEXT NOT NULL, row TEXT NOT NULL, PRIMARY KEY (table_name, key)
    ) WITHOUT ROWID;
  `)
  const get = database.prepare('SELECT row FROM rows WHERE table_name = ? AND key = ?')
  const set = database.prepare('INSERT OR REPLACE INTO rows (table_name, key, row) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM rows WHERE table_name = ? AND key = ?')
  const list = database.prepare('SELECT row FROM rows WHERE table_name = ? AND key >= ? AND key < ? ORDER BY key')

  const read = <Row>(found: Record<string, unknown>): Row => JSON.parse(String(found['row'])) as Row
  const access: Tables = {
    get<Row>(table: string, key: string) {
      const found = get.get(table, key)
      return found && read<Row>(found)
    },
    set(table, key, row) {
      set.run(table, key, JSON.stringify(row))
    },
    remove(table, key) {
      remove.run(table, key)
    },
    list: <Row>(table: string, prefix = '') => list.all(table, prefix, prefix + LAST).map((found) => read<Row>(found)),
  }

  return {
    transaction(work) {
      if (database.isTransaction) return work(access)
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work(access)
        database.exec('COMMIT')
        return result
      } catch (problem) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw problem
      }
    },
    close() {
      if (database.isOpen) database.close()
    },
  }
}
