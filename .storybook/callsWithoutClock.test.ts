import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import './callsWithoutClock.ts'

// Hoisted, because the import above replaces it.
const nativeTimeout = vi.hoisted(() => AbortSignal.timeout.bind(AbortSignal))

test('no call of a story fails by the clock', async () => {
  const held = AbortSignal.timeout(1)
  await once(nativeTimeout(1), 'abort')
  expect(held.aborted).toBe(false)
})

test('the preview takes the clock away before a story can call', () => {
  expect(readFileSync(join(import.meta.dirname, 'preview.tsx'), 'utf8')).toContain("import './callsWithoutClock.ts'")
})
