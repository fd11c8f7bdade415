// @vitest-environment jsdom
/** Links to the page that is open. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShopLink } from './ShopLink.tsx'

const scrollTo = vi.fn<(to: ScrollToOptions) => void>()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  history.replaceState(null, '', '/outfits?q=1')
  render(
    <>
      <header>
        <ShopLink href="/outfits?q=2">Gowns</ShopLink>
      </header>
      <main>
        <h1>Outfits</h1>
        <ShopLink href="/outfits?q=3">Suits</ShopLink>
      </main>
    </>,
  )
})
afterEach(() => {
  cleanup()
  scrollTo.mockClear()
  vi.unstubAllGlobals()
})

it('starts the page anew after a link of the header to it', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Gowns' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(location.search).toBe('?q=2')
})

it('stays where it is after a link of the page itself', async () => {
  const link = screen.getByRole('link', { name: 'Suits' })
  link.focus()
  fireEvent.click(link)
  await new Promise((resolve) => setTimeout(resolve))
  expect(location.search).toBe('?q=3')
  expect(document.activeElement).toBe(link)
  expect(scrollTo).not.toHaveBeenCalled()
})
