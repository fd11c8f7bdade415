import { PictureFallback } from './PictureFallback.tsx'
import * as css from './Picture.css.ts'
import { ratioBox } from './ratio.ts'
import { usePicture } from './usePicture.ts'

interface PictureBase {
  /** Address of the picture. */
  src: string
  /** Alternative text; empty if the picture is decorative. */
  alt: string
  /** `lazy` waits until the picture is near the window; use `eager` for the first screen. */
  loading?: 'lazy' | 'eager' | undefined
  /** How round the corners are; without effect with the ratio `fill`. */
  radius?: keyof typeof css.rounded | undefined
  /** As on an `img` element. */
  srcSet?: string | undefined
  /** The width it is drawn at, as on an `img` element; needed with `srcSet`. */
  sizes?: string | undefined
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

/** Dimmed in the dark theme. A missing file is replaced by a drawing with the same alternative text. */
export function Picture({ src, alt, width, height, ratio, loading = 'lazy', radius = 'xs', ...more }: PictureProps) {
  const { failed, image } = usePicture(src)
  const fill = ratio === 'fill'
  const box = ratioBox(ratio) ?? (failed && !fill ? `0 0 ${width ?? 4} ${height ?? 3}` : undefined)
  return (
    <span className={`${fill ? css.fillFrame : css.frame} ${css.rounded[fill ? 'none' : radius]}`}>
      {box && <svg viewBox={box} className={css.ratio} aria-hidden="true" />}
      {failed ? (
        <PictureFallback alt={alt} />
      ) : (
        <img
          {...image}
          {...more}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          className={box || fill ? css.filling : css.image}
        />
      )}
    </span>
  )
}
