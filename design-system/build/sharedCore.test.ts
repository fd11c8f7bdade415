import { expect, test } from 'vitest'
import { sharedImports } from './sharedCore.ts'

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
