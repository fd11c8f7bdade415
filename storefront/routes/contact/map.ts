/** Addresses of the map, from one place. OpenStreetMap needs no key. */

export interface Place {
  /** Degrees. */
  latitude: number
  longitude: number
}

/** Degrees from the middle to the edges: about 5 km. */
const REACH = 0.045

const rounded = (degrees: number): string => degrees.toFixed(5)

/** For a frame: the place with a mark, and what lies round it. */
export function mapFrame({ latitude, longitude }: Place): string {
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH].map(rounded).join(',')
  const query = new URLSearchParams({
    bbox: box,
    layer: 'mapnik',
    marker: `${rounded(latitude)},${rounded(longitude)}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`
}

/** For a tab of its own, with directions. */
export function mapPage({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${rounded(latitude)}&mlon=${rounded(longitude)}#map=14/${rounded(latitude)}/${rounded(longitude)}`
}
