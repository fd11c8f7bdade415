/**
 * Pages are prerendered on Node and served under a policy that forbids inline styles. So every component has to render
 * without a browser, the same each time, and without a `style` attribute.
 */
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SAMPLES } from './support/samples.tsx'

vi.mock('../.storybook/preview.tsx', () => import('./support/plainPreview.ts'))

/** Never prerendered: its library writes inline styles. */
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
const random = vi.spyOn(Math, 'random')
beforeEach(() => {
  vi.stubGlobal('navigator', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('runs where there is no browser', () => {
  expect([typeof window, typeof document, typeof navigator]).toEqual(['undefined', 'undefined', 'undefined'])
})

it.each(Object.entries(SAMPLES).filter(([name]) => !LATER.has(name)))(
  '%s renders without a browser and without inline styles',
  async (_name, sample) => {
    clock.mockClear()
    random.mockClear()
    const text = await html(sample)
    const inline = /<[^>]*\sstyle="[^"]*"|<style|<script/.exec(text)?.[0]
    expect(
      inline,
      'The policy of prerendered pages refuses it; a size from data is an SVG attribute (Skeleton.tsx)',
    ).toBe(undefined)
    expect(text).toBe(await html(sample))
    expect([clock.mock.calls.length, random.mock.calls.length], 'calls of Date.now and Math.random').toEqual([0, 0])
  },
)
