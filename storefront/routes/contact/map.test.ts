import { expect, it } from 'vitest'
import { mapFrame, mapPage } from './map.ts'

it('centres the map on the place, with a marker', () => {
  const frame = new URL(mapFrame({ latitude: 18.6, longitude: 72.4 }))
  expect(frame.origin).toBe('https://www.openstreetmap.org')
  expect(frame.searchParams.get('bbox')).toBe('72.35500,18.55500,72.44500,18.64500')
  expect(frame.searchParams.get('marker')).toBe('18.60000,72.40000')
})

it('links to the same place', () => {
  expect(mapPage({ latitude: 18.6, longitude: 72.4 })).toBe(
    'https://www.openstreetmap.org/?mlat=18.60000&mlon=72.40000#map=14/18.60000/72.40000',
  )
})
