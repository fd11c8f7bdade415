import { PictureBox } from '../Picture/Picture.tsx'
import type { PictureOptions } from '../Picture/PictureSources.tsx'
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

export interface ArchPictureProps extends PictureOptions {
  /** A thin terracotta line 14 px outside. At most one per screen. */
  line?: boolean | undefined
  /** `3/4.5`. Without it the picture fills its parent's height. */
  ratio?: string | undefined
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
