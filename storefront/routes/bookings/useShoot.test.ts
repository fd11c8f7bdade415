// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Booking } from '../../api/contract/bookings.ts'
import { useFreeDays } from './useShoot.ts'

vi.mock('../../state/resource.ts', () => ({ useResource: () => ({ status: 'ready' }), valueOf: () => 7 }))
vi.mock('../../shell/date/freeDays.ts', () => ({
  freeDaysNear: (_product: unknown, _day: unknown, _earliest: unknown, signal: AbortSignal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(['2026-12-13']))),
}))

afterEach(() => vi.useRealTimers())

it('offers the free days found so far if the provider keeps the search waiting', async () => {
  vi.useFakeTimers()
  const { result } = renderHook(() =>
    useFreeDays({ Id: 6, ShootDate: '12 Dec 2026', BookingType: 'Wedding' } as Booking),
  )
  expect(result.current).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(result.current).toEqual(['2026-12-13'])
})
