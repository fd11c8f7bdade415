// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyLink } from './LiveExample.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['the browser copies', { writeText: () => Promise.resolve() }, 'Copied'],
  ['the browser refuses', { writeText: () => Promise.reject(new Error('NotAllowed')) }, /refused to copy/],
  ['over plain http, where there is no clipboard', undefined, /refused to copy/],
])('copying a link says how it went: %s', async (_when, clipboard, said) => {
  vi.stubGlobal('navigator', { clipboard })
  render(<CopyLink path="/?path=/docs/components-button--docs" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy link to this view' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(said))
})
