import type { ComponentProps } from 'react'
import * as css from './Picture.css.ts'
import type { PictureFiles } from './PictureSources.tsx'

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
