/**
 * `npm run bench:load`: many visitors book at once on the server of `npm start`: undisturbed, beside a hostile
 * customer, and with the server killed three times. Fails if a payment, booking or place is lost or duplicated. Then
 * many requests follow, to measure the server's memory.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DIST } from '../../build/first-load.ts'
import { missedAbove, print, type Cell } from '../table.ts'
import { book, slotsFor, type Ending } from './booking.ts'
import { attack, createHostile } from './hostile.ts'
import { faultsIn } from './ledger.ts'
import { createLine, type Line } from './line.ts'
import { sendMany } from './requests.ts'
import { startServer, type Health, type LoadedServer } from './server.ts'

/** Milliseconds for 95 % of responses; `busy` is the longest block of the event loop; `memory` is in MB. */
const GOAL = { page: 50, call: 100, busy: 20, memory: 250 }
const MANY = 20_000
const KILLED_AFTER = [0.25, 0.5, 0.75]
const LONGEST = 180_000

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

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const isPage = (name: string) => name.startsWith('page ')

function row(name: string, times: readonly number[], goal: number): (Cell | string)[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [
    name,
    String(sorted.length),
    quantile(sorted, 0.5).toFixed(1),
    missedAbove(quantile(sorted, 0.95), goal, 1),
    quantile(sorted, 1).toFixed(1),
  ]
}

function report({ times }: Line, seconds: number, memory: number, { p99, worst, computed, rss }: Health): number {
  const all = [...times.values()].flat()
  const total = (wanted: (name: string) => boolean) => [...times].flatMap(([name, list]) => (wanted(name) ? list : []))
  const missed = print(
    ['call', 'answers', 'p50 ms', 'p95 ms ', 'worst'],
    [
      ...[...times].map(([name, list]) => row(name, list, isPage(name) ? GOAL.page : GOAL.call)),
      row('all pages', total(isPage), GOAL.page),
      row(
        'all calls',
        total((name) => !isPage(name)),
        GOAL.call,
      ),
    ],
  )
  console.log(
    `${all.length} answers in ${seconds.toFixed(1)} s, ${Math.round(all.length / seconds)} a second; the server took ${memory.toFixed(0)} MB at most, ${rss.toFixed(0)} in the end (goal ${GOAL.memory}); its event loop was busy for ${p99.toFixed(1)} ms at a time (99 %), ${worst.toFixed(1)} at most; it computed for ${computed.toFixed(1)} ms at a time at most (goal ${GOAL.busy})`,
  )
  return missed + Number(rss > GOAL.memory) + Number(computed > GOAL.busy)
}

/** Kills the server after each of these shares of visitors has finished. */
async function disturb(server: LoadedServer, through: () => number, isOver: () => boolean): Promise<void> {
  for (const part of KILLED_AFTER) {
    while (through() < visitors * part && !isOver()) await new Promise((resolve) => setTimeout(resolve, 5))
    if (!isOver()) await server.killAndRestart()
  }
}

/** @returns whether nothing was lost, and the number of missed goals. */
async function phase(title: string, beside?: 'kills' | 'hostile'): Promise<{ isWell: boolean; missed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const db = join(folder, 'provider.sqlite')
  const hostile = beside === 'hostile' ? await createHostile(db) : undefined
  const server = await startServer(DIST, db)
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
    let isOver = false
    await server.health()
    const began = performance.now()
    const bookings = Promise.all(
      known.map(async (who, at) => {
        const slot = slots[at % slots.length]
        if (slot) endings.push(await book(line, who, slot))
      }),
    ).finally(() => {
      isOver = true
    })
    await Promise.all([
      bookings,
      beside === 'kills' &&
        disturb(
          server,
          () => endings.length,
          () => isOver,
        ),
    ])
    const seconds = (performance.now() - began) / 1000
    const hostileAnswers = await endAttack?.()
    const memory = server.memory()
    const health = await server.health()
    await server.stop()

    console.log(`\n${title}`)
    const missed = report(line, seconds, memory, health)
    if (hostileAnswers !== undefined) console.log(`${hostileAnswers} answers to the hostile customer`)
    const faults = faultsIn(db, endings)
    const ends = Object.entries(Object.groupBy(endings, ({ is }) => is)).map(([is, list]) => `${list.length} ${is}`)
    console.log(`${ends.join(', ')}; ${line.lost()} tries without an answer`)
    console.log(
      faults.length === 0
        ? 'Every payment is captured and booked once or was given back, and no place is sold twice.'
        : faults.join('\n'),
    )
    return { isWell: faults.length === 0, missed: beside === 'kills' ? 0 : missed }
  } finally {
    await server.stop().catch(() => undefined)
    rmSync(folder, { recursive: true })
  }
}

/** @returns the number of missed goals. */
async function manyRequests(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const server = await startServer(DIST, join(folder, 'provider.sqlite'))
  try {
    const before = server.memory()
    await sendMany(server.address, MANY)
    const after = server.memory()
    console.log(
      `\n${MANY} requests of every kind: the server took ${before.toFixed(0)} MB before, ${after.toFixed(0)} at most after (goal ${GOAL.memory})`,
    )
    return Number(after > GOAL.memory)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

const tooLong = setTimeout(() => {
  console.error('The bench did not end in time.')
  process.exit(1)
}, LONGEST * 4)

const calm = await phase(`${visitors} visitors at once, each looking at an answer for ${pause} ms`)
const beside = await phase('The same, beside a customer with 700 unpaid orders who asks 40 times at once', 'hostile')
const killed = await phase(`The same, the server killed ${KILLED_AFTER.length} times and started again`, 'kills')
const missed = calm.missed + beside.missed + (await manyRequests())
clearTimeout(tooLong)
if (missed > 0) console.log(`\n${missed} figures miss their goal, marked with "!".`)
if (![calm, beside, killed].every(({ isWell }) => isWell)) process.exit(1)
