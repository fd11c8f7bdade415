import { PictureBox } from '../Picture/PictureBox.tsx'
import type { PictureSource } from '../Picture/PictureSources.tsx'
import * as css from './Arch.css.ts'

/** The nine-cusp arch in a unit box (design direction, principle 2). */
const ARCH =
  'M0 1L0 0.42C-0.005 0.3612 0.005 0.3108 0.075 0.2793C0.045 0.2226 0.085 0.1743 0.185 0.1617C0.175 0.1071 0.245 0.0735 0.34 0.0777C0.37 0.0399 0.455 0.042 0.5 0C0.545 0.042 0.63 0.0399 0.66 0.0777C0.755 0.0735 0.825 0.1071 0.815 0.1617C0.915 0.1743 0.955 0.2226 0.925 0.2793C0.995 0.3108 1.005 0.3612 1 0.42L1 1Z'

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

export function ArchPicture({ line, loading = 'lazy', ...picture }: ArchPictureProps) {
  return (
    <span className={css.wrap}>
      <span className={css.frame}>
        <PictureBox {...picture} fill loading={loading} />
      </span>
      {line && (
        <svg className={css.line} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d={ARCH} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </span>
  )
}
