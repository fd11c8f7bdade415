/** Removes a few outdated rows per run. Bookings, refunds and orders with a payment attempt are kept for good. */
import type { Order } from './orders.ts'
import type { Refund } from './settlement.ts'
import type { Storage, Tables, WrittenRow } from './storage.ts'

const DAY = 86_400_000
export const ROWS_PER_RUN = 200

interface Found extends WrittenRow {
  readonly now: number
  readonly tables: Tables
  readonly isRefunded: (receipt: string) => boolean
}

interface Rule {
  readonly table: string
  readonly isDead: (found: Found) => boolean
  /** Table and key of dependent rows. */
  readonly also?: (row: unknown) => readonly (readonly [table: string, key: string])[]
}

const isOlder =
  (days: number) =>
  ({ written, now }: Found) =>
    now - written > days * DAY

/** Whether nobody tried to pay. If in doubt, the order is kept. */
function isUntried({ receipt, state, gatewayOrderId }: Order, { tables, isRefunded }: Found): boolean {
  if (state === 'confirmed' || tables.get('bookedorders', receipt) !== undefined) return false
  if (isRefunded(receipt)) return false
  if (gatewayOrderId === undefined) return true
  const tries = tables.get<{ attempts?: unknown }>('gateway', `order/${gatewayOrderId}`)?.attempts
  return Array.isArray(tries) && tries.length === 0
}

const RULES: readonly Rule[] = [
  { table: 'carts', isDead: (found) => found.key.startsWith('guest/') && isOlder(30)(found) },
  // Sessions are rewritten while in use, and end after thirty idle minutes.
  { table: 'tokens', isDead: isOlder(1) },
  { table: 'codes', isDead: isOlder(1) },
  // The longest limit on codes is a day.
  { table: 'counts', isDead: isOlder(1) },
  // Only holds end; bookings do not.
  { table: 'uses', isDead: (found) => (found.row as { until: unknown }).until !== null && isOlder(1)(found) },
  {
    table: 'orders',
    isDead: (found) => isOlder(30)(found) && isUntried(found.row as Order, found),
    also: (row) => {
      const { gatewayOrderId: id } = row as Order
      return id === undefined
        ? []
        : [
            ['gatewayorders', id],
            ['gateway', `order/${id}`],
          ]
    },
  },
]

/** Each run continues where the last one stopped, and returns the number of removed rows. */
export function createPurge(storage: Storage, now: () => number): () => number {
  const lastSeen = new Map<string, string>()

  function purgeTable({ table, isDead, also }: Rule, tables: Tables): number {
    const rows = tables.after(table, lastSeen.get(table) ?? '', ROWS_PER_RUN)
    let receipts: ReadonlySet<string> | undefined
    const isRefunded = (receipt: string): boolean => {
      receipts ??= new Set(tables.list<Refund>('refunds').map((refund) => refund.receipt))
      return receipts.has(receipt)
    }
    const dead = rows.filter((row) => isDead({ ...row, tables, isRefunded, now: now() }))
    for (const { key, row } of dead) {
      tables.remove(table, key)
      for (const [other, its] of also?.(row) ?? []) tables.remove(other, its)
    }
    lastSeen.set(table, rows.length < ROWS_PER_RUN ? '' : (rows.at(-1)?.key ?? ''))
    return dead.length
  }

  return () => storage.transaction((tables) => RULES.reduce((total, rule) => total + purgeTable(rule, tables), 0))
}
