import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import './callsWithoutClock.ts'

test('no call of a story fails by the clock', async () => {
  const held = AbortSignal.timeout(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(held.aborted).toBe(false)
})

test('the preview takes the clock away before a story can call', () => {
  expect(readFileSync(join(import.meta.dirname, 'preview.tsx'), 'utf8')).toContain("import './callsWithoutClock.ts'")
})
