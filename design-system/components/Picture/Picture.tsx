import { Missing } from './Missing.tsx'
import * as css from './Picture.css.ts'
import { ratioBox } from './ratio.ts'
import { usePicture } from './usePicture.ts'

interface PictureBase {
  src: string
  /** Empty for decoration. */
  alt: string
  loading?: 'lazy' | 'eager' | undefined
  radius?: keyof typeof css.rounded | undefined
  /** For picture choices: see the `img` element. */
  srcSet?: string | undefined
  sizes?: string | undefined
  fetchPriority?: 'high' | 'low' | 'auto' | undefined
}

/** Something always keeps its place before it arrives: a proportion or the file's own size in pixels. */
export type PictureProps = PictureBase &
  (
    | {
        /** `4/5` crops to this proportion; `fill` takes the whole of a positioned parent. */
        ratio: string
        width?: number | undefined
        height?: number | undefined
      }
    | { ratio?: undefined; width: number; height: number }
  )

/** A picture as wide as its parent. Dims at night; where the file is missing a quiet drawing stands, with the same words. */
export function Picture({ src, alt, width, height, ratio, loading = 'lazy', radius = 'xs', ...more }: PictureProps) {
  const { failed, image } = usePicture(src)
  const fill = ratio === 'fill'
  const box = ratioBox(ratio) ?? (failed && !fill ? `0 0 ${width ?? 4} ${height ?? 3}` : undefined)
  return (
    <span className={`${fill ? css.fillFrame : css.frame} ${css.rounded[fill ? 'none' : radius]}`}>
      {box && <svg viewBox={box} className={css.ratio} aria-hidden="true" />}
      {failed ? (
        <Missing alt={alt} />
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
