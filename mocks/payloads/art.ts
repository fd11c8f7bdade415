/** The pictures' URLs. Imports only types, so that browsers do not load the table's texts. */
import type PICTURES from '../pictures.json'

/** A file below `public/art/` of the brand or of `mocks`, without its ending: `scene/texas-ranch.dusk`. */
export type PictureName = keyof typeof PICTURES

/** Main pictures of a kind, without other views: `texas-ranch` of `scene`. */
export type PictureOf<Kind extends string, Name extends string = PictureName> = Name extends `${Kind}/${infer Rest}`
  ? Rest extends `${string}.${string}`
    ? never
    : Rest
  : never

export const art = (name: PictureName): string => `/art/${name}.svg`
