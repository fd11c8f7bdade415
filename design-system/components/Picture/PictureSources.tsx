import { createContext, useContext, type ReactNode } from 'react'

/** The file in another type, for browsers that show it. */
export interface PictureSource {
  /** `image/avif` */
  type: string
  /** Its widths, as on a `source` element. */
  srcSet: string
}

/** What every picture takes, whatever its frame. */
export interface PictureOptions {
  /** Address of the picture. */
  src: string
  /** Alternative text; empty if the picture is decorative. */
  alt: string
  /** `lazy` waits until the picture is near the window; use `eager` for the first screen. */
  loading?: 'lazy' | 'eager' | undefined
  /** Other widths of the file, as on an `img` element. `PictureSources` finds them for a whole app. */
  srcSet?: string | undefined
  /** The same file in other types, the best one first; needs `srcSet`, for all other browsers. */
  sources?: readonly PictureSource[] | undefined
  /** The width it is drawn at, as on an `img` element; without effect if the file is there in one width only. */
  sizes?: string | undefined
  /** Shown until the picture is there: its main colour, for example `#8a7b6c`. */
  color?: string | undefined
  /** How early the browser loads it, as on an `img` element. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined
}

/** What is known of a picture's file. */
export interface PictureFiles {
  /** The file in other types, the best one first; for all other browsers there is `srcSet`. */
  sources?: readonly PictureSource[] | undefined
  /** Other widths of the file, as on an `img` element. */
  srcSet?: string | undefined
  /** Width of the file in pixels. */
  width?: number | undefined
  /** Height of the file in pixels. */
  height?: number | undefined
  /** Shown until the picture is there, for example `#8a7b6c`. Only for a picture without transparent parts. */
  color?: string | undefined
}

/** Undefined if there is only `src`. Null if not known yet: nothing is fetched until it is. */
export type FindPicture = (src: string) => PictureFiles | undefined | null

const Finding = /* @__PURE__ */ createContext<FindPicture>(() => undefined)

export const useFindPicture = (): FindPicture => useContext(Finding)

export interface PictureSourcesProps {
  /** Called with a picture's `src` while it renders. Another function renders all pictures again. */
  find: FindPicture
  /** The app. */
  children: ReactNode
}

/** Tells every picture below it in which widths and types its file exists. */
export function PictureSources({ find, children }: PictureSourcesProps) {
  return <Finding value={find}>{children}</Finding>
}
