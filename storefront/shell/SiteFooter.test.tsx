// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { go } from './navigation.ts'
import { SiteFooter } from './SiteFooter.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['leads to the contact page', '/faqs', '/contact-us'],
  ['leaves a visitor alone who has moved on', '/sets', '/sets'],
])('a late answer to a subscription %s', async (_title, meanwhile, end) => {
  vi.stubGlobal('scrollTo', vi.fn())
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  go('/faqs')
  render(<SiteFooter callToAction={false} chat={false} />)
  const field = screen.getByRole('textbox', { name: 'Your email address' })
  fireEvent.change(field, { target: { value: 'asha@example.com' } })
  fireEvent.submit(field.closest('form')!)
  go(meanwhile)
  await act(async () => answer(Response.json({ Response: { n: 1, Msg: 'Welcome' } })))
  await vi.waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(location.pathname).toBe(end)
})
