/** The addresses of the pictures. Only types come from the table, so that payloads in a browser do not carry its texts. */
import type PICTURES from '../pictures.json'

/** A file of `storefront/brands/aperture-acres/public/art/` or `mocks/public/art/` without its ending: `scene/texas-ranch.dusk`. */
export type PictureName = keyof typeof PICTURES

/** What a kind has, without other views of the same: `texas-ranch` of `scene`. */
export type PictureOf<Kind extends string, Name extends string = PictureName> = Name extends `${Kind}/${infer Rest}`
  ? Rest extends `${string}.${string}`
    ? never
    : Rest
  : never

export const art = (name: PictureName): string => `/art/${name}.svg`
