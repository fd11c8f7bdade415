import { PictureFallback } from '../Picture/PictureFallback.tsx'
import * as picture from '../Picture/Picture.css.ts'
import { ratioBox } from '../Picture/ratio.ts'
import { usePicture } from '../Picture/usePicture.ts'
import * as css from './Arch.css.ts'
import { ARCH } from './outline.ts'

/** Defines the arch's clip path. Render it once per page; without it pictures stay square. */
export function ArchDefinition() {
  return (
    <svg className={css.definition} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="aa-arch" clipPathUnits="objectBoundingBox">
          <path d={ARCH} />
        </clipPath>
      </defs>
    </svg>
  )
}

export interface ArchPictureProps {
  /** Address of the picture. */
  src: string
  /** Alternative text; empty if the picture is decorative. */
  alt: string
  /** A thin terracotta line 14 px outside. At most one per screen. */
  line?: boolean | undefined
  /** `lazy` waits until the picture is near the window; use `eager` for the first screen. */
  loading?: 'lazy' | 'eager' | undefined
  /** `3/4.5`. Without it the picture fills its parent's height. */
  ratio?: string | undefined
  /** Other sizes of the file, as on an `img` element. */
  srcSet?: string | undefined
  /** The width it is drawn at, as on an `img` element; needed with `srcSet`. */
  sizes?: string | undefined
  /** How early the browser loads it, as on an `img` element. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined
}

export function ArchPicture({ src, alt, line, loading = 'lazy', ratio, ...more }: ArchPictureProps) {
  const { failed, image } = usePicture(src)
  const box = ratioBox(ratio)
  return (
    <span className={css.wrap}>
      <span className={css.frame}>
        {box && <svg viewBox={box} className={picture.ratio} aria-hidden="true" />}
        {failed ? (
          <PictureFallback alt={alt} />
        ) : (
          <img {...image} {...more} alt={alt} loading={loading} decoding="async" className={picture.filling} />
        )}
      </span>
      {line && (
        <svg className={css.line} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d={ARCH} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </span>
  )
}
