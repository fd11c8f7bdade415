// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createWorld, settle } from '../../payment/testing/world.ts'
import { go } from '../navigation.ts'
import { usePaymentEndings } from './usePaymentEndings.ts'

vi.mock(import('../navigation.ts'), async (original) => ({ ...(await original()), go: vi.fn<typeof go>() }))

beforeEach(() => {
  vi.mocked(go).mockClear()
})

async function paidTab() {
  const world = createWorld()
  const tab = world.openTab()
  await tab.pressed()
  return { tab, dialog: world.lastDialog() }
}

it('leads to the confirmation of a payment that ends on the page', async () => {
  const { tab, dialog } = await paidTab()
  renderHook(() => usePaymentEndings(tab.payments, { current: null }))
  dialog.pay()
  await settle()
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/order-placed-sucessfully', expect.anything()))
})

it('leads nowhere if the page drops what ended before it was opened', async () => {
  const { tab, dialog } = await paidTab()
  dialog.pay()
  await settle()
  expect(tab.status()).toBe('confirmed')
  renderHook(() => {
    useEffect(() => tab.payments.reset(), [])
    usePaymentEndings(tab.payments, { current: null })
  })
  expect(go).not.toHaveBeenCalled()
})

it('moves the focus to Pay after a dismissal, but not when the page is opened again', async () => {
  const { tab, dialog } = await paidTab()
  const pay = document.body.appendChild(document.createElement('button'))
  const { unmount } = renderHook(() => usePaymentEndings(tab.payments, { current: pay }))
  dialog.dismiss()
  await vi.waitFor(() => expect(document.activeElement).toBe(pay))
  unmount()
  pay.blur()
  renderHook(() => usePaymentEndings(tab.payments, { current: pay }))
  expect(document.activeElement).not.toBe(pay)
})
