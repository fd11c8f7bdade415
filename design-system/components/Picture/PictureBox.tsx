import * as css from './Picture.css.ts'
import { PictureElement } from './PictureElement.tsx'
import { PictureFallback } from './PictureFallback.tsx'
import type { PictureFiles, PictureOptions } from './PictureSources.tsx'
import { ratioBox } from './ratio.ts'
import { usePicture } from './usePicture.ts'

interface PictureBoxProps extends PictureOptions, PictureFiles {
  /** Without a ratio, the picture has its file's proportion, or fills its frame. */
  ratio?: string | undefined
  fill: boolean
}

/** The content of the frame: the reserved space in the picture's colour, and the picture or a drawing instead of it. */
export function PictureBox({ src, alt, ratio, fill, sources, srcSet, width, height, color, ...more }: PictureBoxProps) {
  const { failed, waiting, files, image } = usePicture(src, { sources, srcSet, color })
  const size = { width: width ?? files.width, height: height ?? files.height }
  const preview = failed ? undefined : files.color
  const isEmpty = failed || waiting || preview
  const box = ratioBox(ratio) ?? (isEmpty && !fill ? `0 0 ${size.width ?? 4} ${size.height ?? 3}` : undefined)
  return (
    <>
      {(box || preview) && (
        <svg viewBox={box} className={box ? css.ratio : css.filling} aria-hidden="true">
          {preview && <rect width="100%" height="100%" fill={preview} />}
        </svg>
      )}
      {failed ? (
        <PictureFallback alt={alt} />
      ) : (
        waiting || (
          <PictureElement
            {...image}
            {...more}
            {...size}
            files={files}
            alt={alt}
            decoding="async"
            className={box || fill ? css.filling : css.image}
          />
        )
      )}
    </>
  )
}
