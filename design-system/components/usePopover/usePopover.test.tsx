// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOpenPopover, usePopover } from './usePopover.ts'

function Menu() {
  const { wrapper, close, button, panel } = usePopover(useOpenPopover(), 'services', true)
  return (
    <div {...wrapper}>
      <button {...button}>Services</button>
      <div {...panel}>
        <button onClick={close}>Furniture</button>
      </div>
    </div>
  )
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('stays closed after a choice, also when the pointer has only just arrived', () => {
  vi.useFakeTimers()
  render(<Menu />)
  const button = screen.getByRole('button', { name: 'Services' })
  fireEvent.click(button)
  fireEvent.pointerOver(button, { pointerType: 'mouse' })
  fireEvent.click(screen.getByRole('button', { name: 'Furniture' }))
  act(() => void vi.advanceTimersByTime(1000))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
