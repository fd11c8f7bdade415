/**
 * JSON rows by table and key. Related keys share a prefix (`1001/…`) for listing. Synchronous, so transactions never
 * interleave.
 */
export interface Tables {
  get<Row>(table: string, key: string): Row | undefined
  set(table: string, key: string, row: unknown): void
  remove(table: string, key: string): void
  /** Filters by prefix, sorts by key, and returns the first `most`. */
  list<Row>(table: string, prefix?: string, most?: number): Row[]
  /** Up to `most` rows after `key`, sorted by key. */
  after(table: string, key: string, most: number): WrittenRow[]
}

export interface WrittenRow {
  readonly key: string
  readonly row: unknown
  /** Milliseconds since 1970 of the last write. */
  readonly written: number
}

export interface Storage {
  /**
   * Does all of `work` or, if it throws, nothing. Nested transactions join the outer one.
   * @throws StorageBusy before `work` starts.
   */
  transaction<Result>(work: (tables: Tables) => Result): Result
  close(): void
}

/** Another process is writing. Nothing was done, so the caller can retry. */
export class StorageBusy extends Error {
  override readonly name = 'StorageBusy'
}

export const BUSY_TIMEOUT_MS = 5000
const BETWEEN_TRIES = 10

/**
 * Other requests run between retries.
 * @param until in the time of `performance.now()`.
 * @throws StorageBusy after `until`.
 */
export async function retryWhileBusy<Result>(
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

const inOrder = (rows: Rows, isWanted: (key: string) => boolean) =>
  [...rows].filter(([key]) => isWanted(key)).sort(([a], [b]) => (a < b ? -1 : 1))

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
    list<Row>(table: string, prefix = '', most?: number) {
      return inOrder(rowsOf(table), (key) => key.startsWith(prefix))
        .slice(0, most)
        .map(([, { row }]) => JSON.parse(row) as Row)
    },
    after(table, last, most) {
      const found = inOrder(rowsOf(table), (key) => key > last)
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
