// @vitest-environment jsdom
/** A resource that the network interrupts. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/error.ts'
import { useResource } from './resource.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('loads again by itself when a device that was offline is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const answer = vi.fn((): Promise<string> => {
    onLine.mockReturnValue(false)
    return Promise.reject(new ApiError('GetSets', { type: 'unreachable', reason: 'offline' }))
  })
  function Page() {
    const sets = useResource('sets', answer)
    return <p>{sets.status === 'ready' ? sets.value : sets.status}</p>
  }
  render(<Page />)
  expect(await screen.findByText('failed')).toBeDefined()
  answer.mockResolvedValue('27 sets')
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('27 sets')).toBeDefined()
  expect(answer).toHaveBeenCalledTimes(2)
})
