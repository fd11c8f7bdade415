import { expect, it } from 'vitest'
import { BRAND } from '../brand.ts'
import { wholeAddress } from './PageHead.tsx'

it('makes paths of the shop absolute, and keeps addresses elsewhere', () => {
  expect(wholeAddress('/sets')).toBe(new URL('/sets', BRAND.site).href)
  expect(wholeAddress('https://cdn.example.com/a.jpg')).toBe('https://cdn.example.com/a.jpg')
})

it.each(['https://', 'http://[', '//'])('has the share card in place of %s, which is no address', (sent) => {
  expect(wholeAddress(sent)).toMatch('/art/share/home.png')
})
