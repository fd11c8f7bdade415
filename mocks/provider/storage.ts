/**
 * Where the provider keeps what it must not forget. Rows are plain JSON, found by table and key; keys that
 * belong together share a prefix (`1001/…`), so that they can be listed. Everything is synchronous, so a
 * transaction never interleaves with another one.
 */
export interface Tables {
  get<Row>(table: string, key: string): Row | undefined
  set(table: string, key: string, row: unknown): void
  remove(table: string, key: string): void
  /** The rows whose keys start with `prefix`, in the order of their keys. */
  list<Row>(table: string, prefix?: string): Row[]
  /** Up to `most` rows whose keys come after `key`, in the order of their keys. */
  after(table: string, key: string, most: number): WrittenRow[]
}

export interface WrittenRow {
  readonly key: string
  readonly row: unknown
  /** Milliseconds since 1970 when it was set last. */
  readonly written: number
}

export interface Storage {
  /**
   * All of `work` or, when it throws, nothing of it. A transaction inside another one is part of it.
   * @throws StorageBusy before `work` has begun.
   */
  transaction<Result>(work: (tables: Tables) => Result): Result
  close(): void
}

/** Somebody else is writing: nothing has been done, and a moment later it can be. */
export class StorageBusy extends Error {
  override readonly name = 'StorageBusy'
}

/** How long a call waits for its turn to write, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5000
const BETWEEN_TRIES = 10

/**
 * Does work whose first step is a transaction, again until the storage is free. Between two tries everybody else is
 * served. @throws StorageBusy after `until`, in milliseconds of `performance.now()`.
 */
export async function whenFree<Result>(
  work: () => Result | Promise<Result>,
  until = performance.now() + BUSY_TIMEOUT_MS,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof StorageBusy) || performance.now() >= until) throw problem
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES))
  }
}

type Rows = Map<string, { readonly row: string; readonly written: number }>

const inOrder = (rows: Rows) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1))

/** Storage that lives as long as the page or the process; for browsers, tests and `--db :memory:`. */
export function createMemoryStorage(now: () => number = Date.now): Storage {
  const tables = new Map<string, Rows>()
  let undo: (() => void)[] | undefined

  function rowsOf(table: string): Rows {
    const rows: Rows = tables.get(table) ?? new Map()
    tables.set(table, rows)
    return rows
  }

  function remember(rows: Rows, key: string): void {
    const before = rows.get(key)
    undo?.push(() => (before === undefined ? rows.delete(key) : rows.set(key, before)))
  }

  const access: Tables = {
    get<Row>(table: string, key: string) {
      const found = rowsOf(table).get(key)
      return found && (JSON.parse(found.row) as Row)
    },
    set(table, key, row) {
      remember(rowsOf(table), key)
      rowsOf(table).set(key, { row: JSON.stringify(row), written: now() })
    },
    remove(table, key) {
      remember(rowsOf(table), key)
      rowsOf(table).delete(key)
    },
    list<Row>(table: string, prefix = '') {
      return inOrder(rowsOf(table))
        .filter(([key]) => key.startsWith(prefix))
        .map(([, { row }]) => JSON.parse(row) as Row)
    },
    after(table, last, most) {
      const found = inOrder(rowsOf(table)).filter(([key]) => key > last)
      return found.slice(0, most).map(([key, { row, written }]) => ({ key, row: JSON.parse(row) as unknown, written }))
    },
  }

  return {
    transaction(work) {
      if (undo) return work(access)
      undo = []
      try {
        return work(access)
      } catch (problem) {
        for (const step of undo.reverse()) step()
        throw problem
      } finally {
        undo = undefined
      }
    },
    close() {
      tables.clear()
    },
  }
}
