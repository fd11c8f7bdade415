import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import './noRequestTimeouts.ts'

// Hoisted, because the import above replaces it.
const nativeTimeout = vi.hoisted(() => AbortSignal.timeout.bind(AbortSignal))

test('requests of stories never time out', async () => {
  const held = AbortSignal.timeout(1)
  // A native timeout of the same length, started later, has fired by now.
  await once(nativeTimeout(1), 'abort')
  expect(held.aborted).toBe(false)
})

test('the preview removes timeouts before a story can make a request', () => {
  expect(readFileSync(join(import.meta.dirname, 'preview.tsx'), 'utf8')).toContain("import './noRequestTimeouts.ts'")
})
