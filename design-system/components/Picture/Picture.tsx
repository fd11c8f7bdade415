import * as css from './Picture.css.ts'
import { PictureBox } from './PictureBox.tsx'
import type { PictureSource } from './PictureSources.tsx'

interface PictureBase {
  /** Address of the picture. */
  src: string
  /** Alternative text; empty if the picture is decorative. */
  alt: string
  /** `lazy` waits until the picture is near the window; use `eager` for the first screen. */
  loading?: 'lazy' | 'eager' | undefined
  /** How round the corners are; without effect with the ratio `fill`. */
  radius?: keyof typeof css.rounded | undefined
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

/** Its space is reserved before it loads, by a ratio or by the file's size in pixels. */
export type PictureProps = PictureBase &
  (
    | {
        /** `4/5` crops to this ratio; `fill` fills a positioned parent. */
        ratio: string
        /** Width of the file in pixels. */
        width?: number | undefined
        /** Height of the file in pixels. */
        height?: number | undefined
      }
    | { ratio?: undefined; width: number; height: number }
  )

/** Dimmed in the dark theme. A drawing with the same alternative text replaces a missing file. */
export function Picture({ ratio, radius = 'xs', loading = 'lazy', ...picture }: PictureProps) {
  const fill = ratio === 'fill'
  return (
    <span className={`${fill ? css.fillFrame : css.frame} ${css.rounded[fill ? 'none' : radius]}`}>
      <PictureBox {...picture} ratio={ratio} fill={fill} loading={loading} />
    </span>
  )
}
