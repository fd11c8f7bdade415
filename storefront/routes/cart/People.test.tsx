// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { packageCategoriesAtom } from '../../state/packages.ts'
import { store } from '../../state/store.ts'
import { People } from './People.tsx'

const { send } = vi.hoisted(() => ({ send: vi.fn() }))
vi.mock('../../api/client.ts', () => ({ send }))

afterEach(() => {
  cleanup()
  store.set(packageCategoriesAtom, [])
})

it('keeps the field, what is typed in it and its focus when the categories and the package arrive', async () => {
  const line = { ProductId: 7, ProductName: 'Golden Hour', ProductCategory: 'Pre-wedding' }
  send.mockResolvedValue({ packagelist: [{ PackageId: 7, PackageDetails: 'Up to 3 people' }] })
  render(
    <Provider store={store}>
      <People line={line} />
    </Provider>,
  )
  const field = screen.getByLabelText('How many come?', { selector: 'input' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: '' } })
  act(() => store.set(packageCategoriesAtom, [{ SlugName: 'pre-wedding', CategoryName: 'Pre-wedding' }]))
  await screen.findByText('3 included in the package.')
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', '')
})
