/** Addresses of OpenStreetMap, which needs no key. */

export interface Place {
  /** Degrees. */
  latitude: number
  longitude: number
}

/** Degrees from the centre to the edges: about 5 km. */
const REACH = 0.045

const rounded = (degrees: number): string => degrees.toFixed(5)

export function mapFrame({ latitude, longitude }: Place): string {
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH].map(rounded).join(',')
  const query = new URLSearchParams({
    bbox: box,
    layer: 'mapnik',
    marker: `${rounded(latitude)},${rounded(longitude)}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`
}

export function mapPage({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${rounded(latitude)}&mlon=${rounded(longitude)}#map=14/${rounded(latitude)}/${rounded(longitude)}`
}
