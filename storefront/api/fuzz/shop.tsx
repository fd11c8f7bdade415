/** The whole shop in jsdom, with chosen answers. */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { vi } from 'vitest'
import { CALLS, type CallName } from '../contract/calls.ts'
import { writeKey } from '../identity.ts'
import { onProblem } from '../../problem.ts'
import { Root } from '../../Root.tsx'
import { routeOf } from '../../routes.ts'
import { loadMenus } from '../../state/loadMenus.ts'
import { recheckSession } from '../../state/session.ts'
import { clearLocal } from '../../state/alert.ts'
import { forgetVisitor } from '../../shell/testing/forgetVisitor.ts'
import { respond, type Reply } from './answers.ts'
import { faultsOf } from './look.ts'

export type Replies = Readonly<Partial<Record<CallName, Reply>>>

export interface Visit {
  readonly path: string
  readonly replies: Replies
  /** Which controls to press in turn, as fractions of their list. */
  readonly presses: readonly number[]
}

const QUIET_TURNS = 3
const MOST_TURNS = 80

let pending = 0
let changes = 0
const asked = new Set<CallName>()
const faults: string[] = []

/** React captures stacks for each element, a fourth of the run time. Only `npm run fuzz` needs them. */
function takeNoStacks(): () => void {
  const limit = Error.stackTraceLimit
  if (process.env['FUZZ_RUNS']) return () => undefined
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set() {} })
  return () => Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, writable: true, value: limit })
}
let takeStacks = (): void => undefined

export function startShop(): void {
  takeStacks = takeNoStacks()
  vi.stubGlobal('fetch', async (address: string) => {
    const name = /\/v1\/(\w+)/.exec(address)?.[1] as CallName
    asked.add(name)
    pending += 1
    try {
      await Promise.resolve()
      return respond(replies[name] ?? { kind: 'no answer', status: 0 })
    } finally {
      pending -= 1
    }
  })
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('print', () => undefined)
  Element.prototype.scrollIntoView ??= () => undefined
  Element.prototype.scrollTo ??= () => undefined
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    faults.push(`an error in the console: ${said.map(String).join(' ').slice(0, 400)}`)
  })
  onProblem((problem) => {
    if (problem.kind === 'render') faults.push(`a crash: ${problem.error.stack?.slice(0, 600)}`)
  })
  addEventListener('error', ({ message }) => faults.push(`an uncaught error: ${message}`))
  process.on('unhandledRejection', noteRejection)
  new MutationObserver(() => (changes += 1)).observe(document, { subtree: true, childList: true, characterData: true })
}

function noteRejection(reason: unknown): void {
  faults.push(`an unhandled rejection: ${String(reason)}`)
}

export function endShop(): void {
  takeStacks()
  process.off('unhandledRejection', noteRejection)
  onProblem(() => undefined)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}

let replies: Replies = {}

/** Waits until no request is pending and nothing changes. */
async function settle(): Promise<void> {
  let quiet = 0
  for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
    const before = changes
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    quiet = pending === 0 && changes === before ? quiet + 1 : 0
  }
}

const TYPED: Readonly<Record<string, string>> = { tel: '9876543210', email: 'meera@example.com' }

async function press(part: number): Promise<void> {
  const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main')
  for (const field of scope?.querySelectorAll('input, textarea') ?? []) {
    if (field instanceof HTMLInputElement && /checkbox|radio|range|date/.test(field.type)) continue
    const { type, value } = field as HTMLInputElement
    if (!value) fireEvent.change(field, { target: { value: TYPED[type] ?? 'Meera' } })
  }
  const controls =
    scope?.querySelectorAll<HTMLElement>('button:not([disabled]), [role="gridcell"] [role="button"]') ?? []
  const control = controls[Math.floor(part * controls.length)]
  if (!control) return
  await act(async () => void fireEvent.click(control))
  await settle()
}

const CUSTOMER = {
  TokenId: 'token',
  UserId: '7',
  UserName: 'Meera',
  UserMobileNo: '9876543210',
  UserEmailId: 'meera@example.com',
} as const

/** @returns the page's faults and the calls it made. */
export async function visit(one: Visit): Promise<{ faults: readonly string[]; asked: readonly CallName[] }> {
  faults.length = 0
  asked.clear()
  replies = one.replies
  clearLocal()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(CUSTOMER)) writeKey(key as keyof typeof CUSTOMER, value)
  recheckSession()
  history.replaceState(null, '', one.path)
  await routeOf(one.path)?.page.preload()
  await act(async () => void render(<Root />))
  await act(loadMenus)
  await settle()
  const look = (when: string): void => {
    const isBare = routeOf(location.pathname)?.bare === true
    faults.push(...faultsOf(document, isBare).map((fault) => `${when}: ${fault}`))
  }
  look(`at ${location.pathname}`)
  for (const part of one.presses) {
    if (faults.length > 0) break
    await press(part)
    look(`after a press, at ${location.pathname}`)
  }
  const found = [...new Set(faults)]
  cleanup()
  forgetVisitor()
  return { faults: found, asked: [...asked].filter((name) => name in CALLS) }
}
