import * as css from './Picture.css.ts'
import { PictureBox } from './PictureBox.tsx'
import type { PictureOptions } from './PictureSources.tsx'

/** Its space is reserved before it loads, by a ratio or by the file's size in pixels. */
export type PictureProps = PictureOptions & {
  /** How round the corners are; without effect with the ratio `fill`. */
  radius?: keyof typeof css.rounded | undefined
} & (
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
