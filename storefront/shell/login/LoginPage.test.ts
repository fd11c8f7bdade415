// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loginPath } from '../navigation.ts'
import { useReturnPath } from './LoginPage.tsx'

afterEach(cleanup)

it.each(['/search?q=texas+ranch', '/faqs?q=caf%C3%A9+%26+rain', '/pricing/garments?date=2026-12-12'])(
  'returns to %s',
  (path) => {
    history.replaceState(null, '', loginPath(path))
    expect(renderHook(useReturnPath).result.current).toBe(path)
  },
)

it('leads home from the address of another site', () => {
  history.replaceState(null, '', '/login?ref=//example.com')
  expect(renderHook(useReturnPath).result.current).toBe('/')
})
