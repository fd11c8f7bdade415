// @vitest-environment jsdom
/** All buttons have focus when they are pressed, and ignore presses while they are busy or disabled. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextButton } from '../TextLink/TextLink.tsx'
import { Button } from './Button.tsx'

const REASON = 'Choose a date first'
const focused = vi.fn()
const onClick = () => focused(document.activeElement)

afterEach(() => {
  cleanup()
  focused.mockReset()
})

it.each<[string, ReactElement]>([
  [
    'Button',
    <Button key="" onClick={onClick}>
      Add
    </Button>,
  ],
  [
    'TextButton',
    <TextButton key="" onClick={onClick}>
      Add
    </TextButton>,
  ],
  ['IconButton', <IconButton key="" onClick={onClick} icon="cart" label="Add" />],
])(
  '%s has focus when it is pressed, also in Safari, and leaves it in the field where Enter presses it',
  (_, element) => {
    render(element)
    const button = screen.getByRole('button', { name: 'Add' })
    fireEvent.click(button, { detail: 0 })
    expect(focused).toHaveBeenLastCalledWith(document.body)
    fireEvent.click(button, { detail: 1 })
    expect(focused).toHaveBeenLastCalledWith(button)
  },
)

it.each<[string, ReactElement]>([
  [
    'busy Button',
    <Button key="" type="submit" onClick={onClick} busy="Please Wait...">
      Add
    </Button>,
  ],
  [
    'busy TextButton',
    <TextButton key="" onClick={onClick} busy="Please Wait...">
      Add
    </TextButton>,
  ],
  ['busy IconButton', <IconButton key="" onClick={onClick} busy icon="cart" label="Please Wait..." />],
  [
    'disabled Button',
    <Button key="" type="submit" onClick={onClick} disabledReason={REASON}>
      Add
    </Button>,
  ],
  ['disabled IconButton', <IconButton key="" onClick={onClick} disabledReason={REASON} icon="cart" label="Add" />],
])('%s can have focus, and ignores presses', (what, element) => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  render(<form>{element}</form>)
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: what.startsWith('busy') ? 'Please Wait...' : 'Add',
    description: what.startsWith('busy') ? '' : REASON,
  })
  button.form?.addEventListener('submit', onSubmit)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
  fireEvent.click(button, { detail: 1 })
  expect(focused).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('submits once on a double click, and leaves focus in the field of the next step', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const step = (label: string) => (
    <form>
      <Button type="submit">{label}</Button>
    </form>
  )
  const { rerender } = render(step('Send OTP'))
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.form?.addEventListener('submit', onSubmit)
  fireEvent.click(button, { detail: 1 })
  rerender(step('Update'))
  // Not prevented, this would move focus to the button.
  expect(fireEvent.mouseDown(button, { detail: 2 })).toBe(false)
  fireEvent.click(button, { detail: 2 })
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(fireEvent.mouseDown(button, { detail: 1 })).toBe(true)
  fireEvent.click(button, { detail: 1 })
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
