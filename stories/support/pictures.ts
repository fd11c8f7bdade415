/** Inline pictures, so that stories need not load files. */
const drawing = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500">${inside}</svg>`)}`

/** Portrait, 400 × 500: low sun over a field. */
export const EVENING = drawing(
  '<rect width="400" height="500" fill="#fad4c4"/><rect width="400" height="210" fill="#b8bfef"/><circle cx="270" cy="250" r="62" fill="#fdb117"/><path d="M0 320q110-70 220-30t180-10v220H0z" fill="#1a5645"/><path d="M0 400q150-60 400 0v100H0z" fill="#094033"/><path d="M150 260v120" stroke="#38170e" stroke-width="10"/><circle cx="150" cy="240" r="46" fill="#2d6e5a"/>',
)

export const NOWHERE = 'data:image/png;base64,none'

/** Transparent: shows the frame as it is before the picture has loaded. */
export const ON_ITS_WAY = drawing('')
