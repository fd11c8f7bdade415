import { PictureFallback } from './PictureFallback.tsx'
import * as css from './Picture.css.ts'
import { ratioBox } from './ratio.ts'
import { usePicture } from './usePicture.ts'

interface PictureBase {
  src: string
  alt: string
  loading?: 'lazy' | 'eager' | undefined
  radius?: keyof typeof css.rounded | undefined
  /** As on an `img` element. */
  srcSet?: string | undefined
  sizes?: string | undefined
  fetchPriority?: 'high' | 'low' | 'auto' | undefined
}

/** Its space is reserved before it loads, by a ratio or by the file's size in pixels. */
export type PictureProps = PictureBase &
  (
    | {
        /** `4/5` crops to this ratio; `fill` fills a positioned parent. */
        ratio: string
        width?: number | undefined
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
