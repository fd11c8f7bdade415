import { Missing } from './Missing.tsx'
import * as css from './Picture.css.ts'
import { ratioBox } from './ratio.ts'
import { usePicture } from './usePicture.ts'

export interface PictureProps {
  src: string
  /** Empty for decoration. */
  alt: string
  /** The file's own size in pixels: keeps the place before it arrives. */
  width: number
  height: number
  /** `4/5`: crops to this proportion. */
  ratio?: string | undefined
  loading?: 'lazy' | 'eager' | undefined
  radius?: keyof typeof css.rounded | undefined
  /** For picture choices: see the `img` element. */
  srcSet?: string | undefined
  sizes?: string | undefined
  fetchPriority?: 'high' | 'low' | 'auto' | undefined
}

/** A picture as wide as its parent. Dims at night; where the file is missing a quiet drawing stands, with the same words. */
export function Picture({ src, alt, width, height, ratio, loading = 'lazy', radius = 'xs', ...more }: PictureProps) {
  const { failed, image } = usePicture(src)
  const box = ratioBox(ratio) ?? (failed ? `0 0 ${width} ${height}` : undefined)
  return (
    <span className={`${css.frame} ${css.rounded[radius]}`}>
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
          className={box ? css.filling : css.image}
        />
      )}
    </span>
  )
}
