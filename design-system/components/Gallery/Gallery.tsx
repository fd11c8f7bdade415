import type { MouseEvent } from 'react'
import { Suspense, useRef, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Lightbox } from '../lazy/Lightbox.ts'
import type { LightboxPicture, LightboxWords } from '../Lightbox/Lightbox.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as css from './Gallery.css.ts'

export interface GalleryProps {
  /** The pictures in order: preview, full file and alternative text. */
  pictures: readonly LightboxPicture[]
  /** The name of a picture's link: 'Enlarge: lamps in the arches'. */
  openLabel: (picture: LightboxPicture, position: number) => string
  /** The words of the lightbox that opens. */
  lightbox: LightboxWords
  /** `mosaic` mixes sizes; `grid` gives all pictures the same one. */
  layout?: keyof typeof css.list | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** The browser handles clicks that ask for a new tab or a download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey

/** Matches the places in `Gallery.css.ts`; a picture that fills the last row is a little less sharp. */
function sizesOf(layout: keyof typeof css.list, position: number): string {
  if (layout === 'grid') return '(max-width: 767px) 50vw, 33vw'
  const onPhone = position % 3 === 0 ? 100 : 50
  const onWide = position % 7 === 0 ? 66 : position % 7 > 4 ? 50 : 33
  return `(max-width: 767px) ${onPhone}vw, ${onWide}vw`
}

/** Pictures that open in a lightbox. Each is a link to its full file, which works without scripts. */
export function Gallery({ pictures, openLabel, lightbox, layout = 'mosaic', id }: GalleryProps) {
  const [at, setAt] = useState<number>()
  const [wanted, setWanted] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <ul id={id} className={css.list[layout]}>
        {pictures.map((picture, position) => (
          <li key={`${position} ${picture.src}`} className={css.item[layout]}>
            <a
              href={picture.full ?? picture.src}
              aria-label={openLabel(picture, position + 1)}
              aria-haspopup="dialog"
              className={css.link}
              onClick={(event) => {
                if (!isPlain(event)) return
                event.preventDefault()
                opener.current = event.currentTarget
                setWanted(true)
                setAt(position)
              }}
            >
              <Picture src={picture.src} alt="" ratio="fill" sizes={sizesOf(layout, position)} />
              <span className={css.zoom}>
                <Icon name="zoom-in" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {wanted && (
        <Suspense>
          <Lightbox
            {...lightbox}
            pictures={pictures}
            at={at}
            onMove={setAt}
            onClose={() => setAt(undefined)}
            returnFocus={opener}
          />
        </Suspense>
      )}
    </>
  )
}
