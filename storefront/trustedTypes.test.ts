// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allowOwnScripts, POLICY } from './trustedTypes.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the policy', () => {
  test.each(['<script></script>', '{"@context":"https://schema.org","@type":"FAQPage"}'])(
    'allows %j as markup',
    (text) => {
      expect(POLICY.createHTML(text)).toBe(text)
    },
  )

  test.each(['<b>bold</b>', '<script>alert(1)</script>', '{"a":"</script><img>"}', 'alert(1)', '', '"text"'])(
    'rejects %j as markup',
    (text) => {
      expect(POLICY.createHTML(text)).toBeUndefined()
    },
  )

  test.each(['/assets/home-extras-1a2b.js', '/gateway/checkout.js', '/gateway/checkout.js?again=2'])(
    'allows %s as a script',
    (address) => {
      expect(POLICY.createScriptURL(address)).toBe(address)
    },
  )

  test.each([
    'https://evil.example/assets/x.js',
    '//evil.example/x.js',
    'data:text/javascript,alert(1)',
    '/art/x.js',
    '/assets/../art/x.js',
    '/gateway/checkout.js?x=1',
  ])('rejects the script %s', (address) => {
    expect(POLICY.createScriptURL(address)).toBeUndefined()
  })
})

test('is set only where the browser supports Trusted Types', () => {
  expect(allowOwnScripts).not.toThrow()
  const createPolicy = vi.fn<(name: string, policy: object) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  allowOwnScripts()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', POLICY)
})
