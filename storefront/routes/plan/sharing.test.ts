import { expect, it, onTestFinished, vi } from 'vitest'
import { LONGEST, MOST_LINES, planOf, type Plan } from '../../state/plan.ts'
import { fragmentOf, sharedPlan, shortened } from './sharing.ts'

const RANCH = {
  kind: 'Sets',
  id: 'texas-ranch',
  name: 'Texas Ranch',
  note: 'at sunset & dusk, 50 %',
  size: '',
} as const
const GOWN = { kind: 'Outfits', id: '7', name: 'लहंगा <b>"+~', note: '', size: 'M' } as const

it('carries a plan over a link', async () => {
  const fragment = fragmentOf([RANCH, GOWN])
  expect(fragment).toMatch(/^#plan&Sets=texas-ranch%0ATexas\+Ranch%0Aat\+sunset/)
  expect(await sharedPlan(fragment)).toEqual([RANCH, GOWN])
})

it('carries forty lines with notes in a third of the length', async () => {
  const plan: Plan = Array.from({ length: 40 }, (_line, at) => ({ ...RANCH, id: `texas-ranch-${at}` }))
  const fragment = fragmentOf(plan)
  const short = await shortened(fragment)
  expect(short).toMatch(/^#plan=[\w-]+$/)
  expect(short.length).toBeLessThan(fragment.length / 3)
  expect(await sharedPlan(short)).toEqual(plan)
})

it('keeps the whole link where the browser cannot compress', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await shortened(fragmentOf([RANCH]))).toBe(fragmentOf([RANCH]))
})

it('carries the longest plan', async () => {
  const plan: Plan = Array.from({ length: MOST_LINES }, (_line, at) => ({
    kind: 'Props',
    id: `${at}`.padStart(LONGEST.id, 'आ'),
    name: 'आ'.repeat(LONGEST.name),
    note: 'आ'.repeat(LONGEST.note),
    size: 'आ'.repeat(LONGEST.size),
  }))
  expect(await sharedPlan(fragmentOf(plan))).toEqual(planOf(plan))
  expect(await sharedPlan(await shortened(fragmentOf(plan)))).toEqual(planOf(plan))
})

it.each([
  ['no fragment', '', undefined],
  ['a place on the page', '#main', undefined],
  ['nothing in it', '#plan&', []],
  ['a megabyte', `#plan&Sets=${'x'.repeat(1_000_000)}`, []],
  ['a megabyte of good lines', `#plan&${'Sets=texas-ranch%0ATexas+Ranch&'.repeat(32_000)}`, []],
  ['nothing compressed', '#plan=', []],
  ['what was not compressed', '#plan=Sets', []],
  ['what is not base64', '#plan=%F0%9F%92%A5', []],
  ['half of what was compressed', '#plan=C04tKbYqS', []],
  ['half an escape', '#plan&Sets=%E0%A4%A', []],
  ['a kind that nobody knows', '#plan&Rockets=1%0AMoon', []],
  ['__proto__', '#plan&__proto__=1%0AMoon', []],
  ['lines beside good ones', '#plan&x&Sets&=&Sets=texas-ranch%0ATexas Ranch', [{ ...RANCH, note: '' }]],
])('reads %s as far as it is a plan', async (_, fragment, plan) => expect(await sharedPlan(fragment)).toEqual(plan))

it('stops at a short link that holds a hundred megabytes', async () => {
  const bomb = await shortened(`#plan&Sets=${'x'.repeat(100_000_000)}`)
  expect(bomb.length).toBeLessThan(500_000)
  expect(await sharedPlan(bomb)).toEqual([])
})
