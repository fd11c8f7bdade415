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

it('stays open around the focus when the pointer leaves, until Escape returns it to its button', () => {
  vi.useFakeTimers()
  render(<Menu />)
  const button = screen.getByRole('button', { name: 'Services' })
  fireEvent.pointerOver(button, { pointerType: 'mouse' })
  act(() => void vi.advanceTimersByTime(120))
  screen.getByRole('button', { name: 'Furniture' }).focus()
  fireEvent.pointerOut(button, { relatedTarget: document.body })
  act(() => void vi.advanceTimersByTime(1000))
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})
