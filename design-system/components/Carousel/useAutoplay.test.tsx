// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from './useAutoplay.ts'

const turned = vi.fn()

function Turning({ count = 4, startsPaused = false }) {
  const { paused, toggle, attention } = useAutoplay({
    count,
    perView: 2,
    interval: 3000,
    at: 0,
    onTurn: turned,
    startsPaused,
  })
  return (
    <div data-testid="slides" {...attention}>
      <button type="button" onClick={toggle}>
        {paused ? 'Play' : 'Pause'}
      </button>
    </div>
  )
}

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  fireEvent(document, new Event('visibilitychange'))
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  hide(false)
  turned.mockReset()
  vi.useRealTimers()
})

test('advances every three seconds', () => {
  render(<Turning />)
  wait(2999)
  expect(turned).not.toHaveBeenCalled()
  wait(1)
  expect(turned).toHaveBeenCalledOnce()
  wait(6000)
  expect(turned).toHaveBeenCalledTimes(3)
})

test('does not advance if all slides fit', () => {
  render(<Turning count={2} />)
  wait(9000)
  expect(turned).not.toHaveBeenCalled()
})

test('stops when paused and continues when resumed, though the pointer and the focus are still on the button', () => {
  render(<Turning />)
  fireEvent.pointerEnter(screen.getByTestId('slides'))
  act(() => screen.getByRole('button').focus())
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  wait(9000)
  expect(turned).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  wait(3000)
  expect(turned).toHaveBeenCalledOnce()
})

test('stops on hover', () => {
  render(<Turning />)
  fireEvent.pointerEnter(screen.getByTestId('slides'))
  wait(9000)
  expect(turned).not.toHaveBeenCalled()
  fireEvent.pointerLeave(screen.getByTestId('slides'))
  wait(3000)
  expect(turned).toHaveBeenCalledOnce()
})

test('stops on focus within', () => {
  render(<Turning />)
  const button = screen.getByRole('button')
  act(() => button.focus())
  wait(9000)
  expect(turned).not.toHaveBeenCalled()
  act(() => button.blur())
  wait(3000)
  expect(turned).toHaveBeenCalledOnce()
})

test('stops on a hidden page, also if it was opened in the background', () => {
  hide(true)
  render(<Turning />)
  wait(9000)
  expect(turned).not.toHaveBeenCalled()
  act(() => hide(false))
  wait(3000)
  expect(turned).toHaveBeenCalledOnce()
  act(() => hide(true))
  wait(9000)
  expect(turned).toHaveBeenCalledOnce()
})

test('starts paused for visitors who prefer reduced motion, until they start it', () => {
  render(<Turning startsPaused />)
  wait(9000)
  expect(turned).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  wait(3000)
  expect(turned).toHaveBeenCalledOnce()
})
