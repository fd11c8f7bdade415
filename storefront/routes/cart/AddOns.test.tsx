// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '../../../design-system/index.ts'
import { forgetOffered } from '../../shell/proceedToCheckout.ts'
import { store } from '../../state/store.ts'
import { AddOns } from './AddOns.tsx'
import { fetchDialogs } from './dialogs.ts'

beforeEach(async () => {
  await fetchDialogs()
  forgetOffered()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Cart({ busy = false, dates = false }) {
  return (
    <Provider store={store}>
      <input />
      <Dialog open={dates} onClose={() => undefined} title="Change date" closeLabel="Close">
        {null}
      </Dialog>
      <AddOns busy={busy} proceed={null} />
    </Provider>
  )
}
const offer = () => screen.queryByRole('dialog', { name: 'Anything else for the day?' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it(
  'offers services once a visit, a second after the cart has loaded and not while the visitor is busy',
  { tags: ['@CART-14', '@CONST-32', '@C-072'] },
  async () => {
    const { rerender, unmount } = render(<Cart />)
    await pass(999)
    expect(offer()).toBeNull()

    act(() => screen.getByRole('textbox').focus())
    await pass(5000)
    expect(offer()).toBeNull()
    act(() => screen.getByRole('textbox').blur())

    rerender(<Cart dates />)
    await pass(5000)
    expect(offer()).toBeNull()

    rerender(<Cart busy />)
    await pass(5000)
    expect(offer()).toBeNull()

    rerender(<Cart />)
    await pass(999)
    expect(offer()).toBeNull()
    await pass(1)
    expect(offer()).not.toBeNull()

    fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
    await pass(10_000)
    expect(offer()).toBeNull()
    unmount()
    render(<Cart />)
    await pass(10_000)
    expect(offer()).toBeNull()
  },
)
