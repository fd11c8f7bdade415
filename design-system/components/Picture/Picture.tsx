import { useEffect, useRef, useState, type ComponentProps } from 'react'
import * as css from './Picture.css.ts'
import { useFindPicture, type PictureFiles, type PictureOptions } from './PictureSources.tsx'

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

/** `4/5`, `4 / 5`, `16:9` or `1.5` as the viewBox of an empty SVG; undefined for anything else. */
export function ratioBox(ratio: string | undefined): string | undefined {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:[/:]\s*(\d+(?:\.\d+)?)\s*)?$/.exec(ratio ?? '')
  if (!found) return undefined
  const width = Number(found[1])
  const height = Number(found[2] ?? 1)
  return width > 0 && height > 0 ? `0 0 ${width} ${height}` : undefined
}

/**
 * The files of a picture, and whether it failed to load. If another width or type fails, `src` alone is tried. On a
 * prerendered page the error may have fired before hydration, so a complete picture without a size is checked again.
 * @param own replaces what `PictureSources` finds.
 */
export function usePicture(src: string, own?: PictureFiles) {
  const ref = useRef<HTMLImageElement>(null)
  const find = useFindPicture()
  const [failed, setFailed] = useState<string>()
  const known = own?.srcSet ? own : find(src)
  const files = failed && (failed === src || failed === known?.srcSet) ? undefined : known
  const tried = files?.srcSet ?? src
  useEffect(() => {
    const image = ref.current
    // Firefox also reports size 0 for SVGs without a size; decode() tells them apart.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(tried))
  }, [tried])
  return {
    // A picture without an address counts as missing.
    failed: !src || failed === src,
    waiting: files === null,
    files: files ?? {},
    image: { ref, src, onError: () => setFailed(tried) },
  }
}

interface PictureElementProps extends Omit<ComponentProps<'img'>, 'srcSet'> {
  files: PictureFiles
}

/** An `img`, inside a `picture` if the file exists in other types. */
export function PictureElement({ files: { sources, srcSet }, sizes = '100vw', alt, ...image }: PictureElementProps) {
  // Browsers that support `auto` choose by the width that the picture is drawn at.
  const drawn = srcSet && (image.loading === 'lazy' ? `auto, ${sizes}` : sizes)
  const shown = <img alt={alt} {...image} srcSet={srcSet} sizes={drawn} />
  if (!sources) return shown
  return (
    <picture className={css.types}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={drawn} />
      ))}
      {shown}
    </picture>
  )
}

/** Drawn in place of a missing file, with its alternative text. */
export function PictureFallback({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      className={css.missing}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d="M0 62H120" vectorEffect="non-scaling-stroke" />
      <path d="M28 62a32 32 0 0 1 64 0" strokeDasharray="1.5 5" vectorEffect="non-scaling-stroke" />
      <circle cx="60" cy="46" r="8" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
