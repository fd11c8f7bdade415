/** What the report calls absent is in no source of the shop or the design system. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const sources = globSync('{design-system,storefront}/**/*.{ts,tsx,js,html}', {
  cwd: ROOT,
  exclude: ['**/dist/**', '**/node_modules/**', '**/testing/**', 'storefront/e2e/**'],
})
  .filter((path) => !/\.(?:test|spec)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const placesOf = (what: RegExp) => sources.filter(({ text }) => what.test(text)).map(({ path }) => path)

it('reads the sources', () => expect(sources.length).toBeGreaterThan(500))

it('nothing plays film or sound', () => {
  expect(placesOf(/<(?:video|audio|embed)\b|\bnew Audio\(|\bAudioContext\b|createElement\('(?:video|audio)'/)).toEqual(
    [],
  )
  expect(placesOf(/<iframe\b/), 'the map, on request').toEqual(['storefront/routes/contact/FindUs.tsx'])
})

it('nothing is tied to one orientation', () =>
  expect(placesOf(/\borientation\.lock\(|\(orientation:|"orientation"/)).toEqual([]))

it('nothing listens to the motion of a device', () =>
  expect(placesOf(/\bdevicemotion\b|\bdeviceorientation\b|\bDeviceMotionEvent\b/)).toEqual([]))

it('no key of one character is a shortcut', () =>
  expect(placesOf(/\baccessKey\b|\.(?:key|code) === '(?:\w|Key\w|Digit\d)'/)).toEqual([]))
