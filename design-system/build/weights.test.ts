import { expect, test } from 'vitest'
import { overBudget, sharedImports, type Weight } from './weights.ts'

const weight = (foundation: Weight['foundation'], beyond: number, later = 13): Weight => ({
  component: 'Tile',
  foundation,
  alone: beyond + 2,
  beyond,
  later,
})

test("accepts a component within its foundation's budget", () => {
  expect(
    overBudget([weight('native', 6), weight('accordion', 6), weight('dialog', 10), weight('calendar', 25)]),
  ).toEqual([])
})

test('reports a component over its budget', () => {
  expect(overBudget([weight('native', 6.1), weight('calendar', 25.2), weight('native', 1, 13.1)])).toEqual([
    'Tile weighs 6.1 kB beyond the base; what stands on native elements may weigh 6.',
    'Tile weighs 25.2 kB beyond the base; what stands on React Aria may weigh 25.',
    'Tile fetches 13.1 kB later; it may be 13.',
  ])
})

const bundle = (exports: Record<string, string[]>) => ({ exports: new Map(Object.entries(exports)) })

test('imports only the exports of Radix that every bundle uses', () => {
  const code = sharedImports([
    bundle({
      '/m/@radix-ui/slot/index.mjs': ['createSlot', 'Slottable'],
      '/m/@radix-ui/id/index.mjs': ['useId'],
      '/m/own.js': ['own'],
    }),
    bundle({
      '/m/@radix-ui/slot/index.mjs': ['createSlot'],
      '/m/@radix-ui/id/index.mjs': ['useId'],
      '/m/own.js': ['own'],
    }),
    bundle({ '/m/@radix-ui/slot/index.mjs': ['Slottable', 'createSlot'], '/m/own.js': ['own'] }),
  ])
  expect(code).toBe("import { createSlot as s0 } from '/m/@radix-ui/slot/index.mjs'; globalThis.s0 = s0")
})
