import { expect, it } from 'vitest'
import { LONGEST, MOST_LINES, planOf, type Plan } from '../../state/plan.ts'
import { fragmentOf, sharedPlan } from './sharing.ts'

const RANCH = {
  kind: 'Sets',
  id: 'texas-ranch',
  name: 'Texas Ranch',
  note: 'at sunset & dusk, 50 %',
  size: '',
} as const
const GOWN = { kind: 'Outfits', id: '7', name: 'लहंगा <b>"+~', note: '', size: 'M' } as const

it('carries a plan over a link', () => {
  const fragment = fragmentOf([RANCH, GOWN])
  expect(fragment).toMatch(/^#plan&Sets=texas-ranch%0ATexas\+Ranch%0Aat\+sunset/)
  expect(sharedPlan(fragment)).toEqual([RANCH, GOWN])
})

it('carries the longest plan', () => {
  const plan: Plan = Array.from({ length: MOST_LINES }, (_line, at) => ({
    kind: 'Props',
    id: `${at}`.padStart(LONGEST.id, 'आ'),
    name: 'आ'.repeat(LONGEST.name),
    note: 'आ'.repeat(LONGEST.note),
    size: 'आ'.repeat(LONGEST.size),
  }))
  expect(sharedPlan(fragmentOf(plan))).toEqual(planOf(plan))
})

it.each([
  ['no fragment', '', undefined],
  ['a place on the page', '#main', undefined],
  ['nothing in it', '#plan&', []],
  ['a megabyte', `#plan&Sets=${'x'.repeat(1_000_000)}`, []],
  ['a megabyte of good lines', `#plan&${'Sets=texas-ranch%0ATexas+Ranch&'.repeat(32_000)}`, []],
  ['half an escape', '#plan&Sets=%E0%A4%A', []],
  ['a kind that nobody knows', '#plan&Rockets=1%0AMoon', []],
  ['__proto__', '#plan&__proto__=1%0AMoon', []],
  ['lines beside good ones', '#plan&x&Sets&=&Sets=texas-ranch%0ATexas Ranch', [{ ...RANCH, note: '' }]],
])('reads %s as far as it is a plan', (_, fragment, plan) => expect(sharedPlan(fragment)).toEqual(plan))
