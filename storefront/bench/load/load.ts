/**
 * `npm run bench:load`: many visitors book at once on the server of `npm start`: undisturbed and beside a hostile
 * customer. Fails if an answer, payment, booking or place is lost or duplicated.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DIST } from '../../build/first-load.ts'
import { section } from '../report.ts'
import { book, slotsFor, type Ending } from './booking.ts'
import { attack, createHostile } from './hostile.ts'
import { faultsIn } from './ledger.ts'
import { createLine, type Line } from './line.ts'
import { startServer, type Health } from './server.ts'

/** Limits: 95 % of responses and the longest computation in milliseconds, memory in MB. */
const GOAL = { page: 50, call: 100, computed: 20, memory: 250 }

const { values: options } = parseArgs({
  options: { visitors: { type: 'string', default: '200' }, pause: { type: 'string', default: '1000' } },
})
const visitors = Number(options.visitors)
const pause = Number(options.pause)
if (!Number.isInteger(visitors) || visitors < 1 || visitors > 1000 || !(pause >= 0 && pause <= 10_000)) {
  console.error(
    'npm run bench:load -- [--visitors 200] [--pause 1000]   at most 1000 visitors; a pause of at most 10000 ms after each answer',
  )
  process.exit(1)
}
if (!existsSync(join(DIST, 'index.html'))) {
  console.error('There is no build to serve: run "npm run build" first.')
  process.exit(1)
}

interface Row {
  readonly name: string
  readonly times: readonly number[]
}

const isPage = ({ name }: Row) => name.startsWith('page ')

function answers({ times }: Line): { text: string; missed: number } {
  const each = [...times].map(([name, list]): Row => ({ name, times: list }))
  const total = (name: string, rows: readonly Row[]) => ({ name, times: rows.flatMap((row) => row.times) })
  const rows = [
    ...each,
    total('page (all)', each.filter(isPage)),
    total(
      'call (all)',
      each.filter((row) => !isPage(row)),
    ),
  ].map((row) => ({ ...row, times: row.times.toSorted((one, other) => one - other) }))
  const quantile = (part: number) => (row: Row) =>
    row.times[Math.min(row.times.length - 1, Math.floor(row.times.length * part))]
  return section(
    { head: 'Call', of: ({ name }) => name },
    [
      { head: 'Answers', value: (row) => row.times.length },
      { head: 'p50, ms', value: quantile(0.5), digits: 1 },
      { head: 'p95, ms', value: quantile(0.95), digits: 1, most: (row) => (isPage(row) ? GOAL.page : GOAL.call) },
      { head: 'Worst, ms', value: quantile(1), digits: 1 },
    ],
    rows,
  )
}

const ofServer = (health: Health) =>
  section(
    { head: 'Server', of: () => 'in the end' },
    [
      { head: 'Longest computation, ms', value: ({ computed }) => computed, digits: 1, most: GOAL.computed },
      { head: 'Memory, MB', value: ({ memory }) => memory, most: GOAL.memory },
    ],
    [health],
  )

/** @returns whether nothing was lost, and the number of missed goals. */
async function phase(title: string, isBesideHostile: boolean): Promise<{ isWell: boolean; missed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const db = join(folder, 'provider.sqlite')
  const hostile = isBesideHostile ? await createHostile(db) : undefined
  const server = await startServer(db)
  try {
    const line = createLine(server.address, pause)
    const slots = slotsFor(visitors)
    const known = []
    for (let at = 0; at < visitors; at += 1) known.push(await line.newcomer())
    // The first request for a page waits for its compression.
    for (const path of new Set(slots.map(({ category }) => `/pricing/${category}`).concat('/login', '/checkout')))
      await (await fetch(server.address + path)).arrayBuffer()
    const endAttack = hostile && (await attack(server.address, hostile))
    const endings: Ending[] = []
    await server.health()
    const began = performance.now()
    await Promise.all(
      known.map(async (who, at) => {
        const slot = slots[at % slots.length]
        if (slot) endings.push(await book(line, who, slot))
      }),
    )
    const seconds = (performance.now() - began) / 1000
    const hostileAnswers = await endAttack?.()
    const health = await server.health()
    await server.stop()

    const [calls, own] = [answers(line), ofServer(health)]
    console.log(`\n${title}, for ${seconds.toFixed(1)} s\n\n${calls.text}\n\n${own.text}\n`)
    if (hostileAnswers !== undefined) console.log(`${hostileAnswers} answers to the hostile customer`)
    const faults = faultsIn(db, endings)
    const ends = Object.entries(Object.groupBy(endings, ({ is }) => is)).map(([is, list]) => `${list.length} ${is}`)
    console.log(ends.join(', '))
    console.log(
      faults.length === 0
        ? 'Every payment is captured and booked once or was given back, and no place is sold twice.'
        : faults.join('\n'),
    )
    return { isWell: faults.length === 0, missed: calls.missed + own.missed }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

const calm = await phase(`${visitors} visitors at once, each looking at an answer for ${pause} ms`, false)
const beside = await phase('The same, beside a customer with 700 unpaid orders who asks 40 times at once', true)
const missed = calm.missed + beside.missed
if (missed > 0) console.log(`\n${missed} figures miss their goal, marked with "!".`)
if (!calm.isWell || !beside.isWell) process.exit(1)
