/**
 * Pages are rendered ahead on Node and served under a policy that refuses inline styles. So every component of the
 * public door has to be drawn without a browser, the same way at any time, and without a `style` attribute.
 */
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CARDS } from './cards.tsx'
import { INTERACTIVE } from './interactive.tsx'
import { PLAIN } from './plain.tsx'

const SAMPLES = Object.entries({
  ...INTERACTIVE,
  ...CARDS,
  ...Object.fromEntries(Object.entries(PLAIN).map(([name, { sample }]) => [name, sample])),
})

/** Drawn for whoever presses a button, never into a page: what they stand on writes styles. */
const LATER = new Set(['Calendar'])

async function html(element: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  const text = await new Response(prelude).text()
  expect(faults).toEqual([])
  return text
}

const clock = vi.spyOn(Date, 'now')
const dice = vi.spyOn(Math, 'random')
beforeEach(() => {
  vi.stubGlobal('navigator', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('runs where there is no browser', () => {
  expect([typeof window, typeof document, typeof navigator]).toEqual(['undefined', 'undefined', 'undefined'])
})

it.each(SAMPLES.filter(([name]) => !LATER.has(name)))(
  '%s is drawn ahead, without styles of its own',
  async (_name, sample) => {
    clock.mockClear()
    dice.mockClear()
    const text = await html(sample)
    expect(text).not.toMatch(/<[^>]*\sstyle="|<style|<script/)
    expect(text).toBe(await html(sample))
    expect([clock.mock.calls.length, dice.mock.calls.length], 'reads of the clock, throws of the dice').toEqual([0, 0])
  },
)
