import { Title } from '@radix-ui/react-dialog'
import { useEffect } from 'react'
import { preload } from 'react-dom'
import { type DialogBaseProps, Modal } from '../Dialog/Modal.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PictureElement, PictureFallback, usePicture } from '../Picture/Picture.tsx'
import { useFindPicture, type FindPicture } from '../Picture/PictureSources.tsx'
import { usePaging } from '../usePaging/usePaging.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Lightbox.css.ts'

/** The `sizes` of an `img` element. */
const WIDTH = '100vw'

export interface LightboxPicture {
  src: string
  alt: string
  /** The file to show; by default `src`, which may then be a smaller one for the gallery. */
  full?: string | undefined
  caption?: string | undefined
}

export interface LightboxWords {
  /** Names the dialog: 'Photographs of The Rajwada Courtyard'. */
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Accessible name of the button for the picture before. */
  previousLabel: string
  /** Accessible name of the button for the next picture. */
  nextLabel: string
  /** `counter(3, 8)` is '3 of 8'. Announced with the picture. */
  counter: (position: number, count: number) => string
  /** 'Open the full picture'. */
  fullLabel: string
  /** Hidden text after it: ', opens in a new tab'. */
  externalLabel?: string | undefined
}

export interface LightboxProps extends LightboxWords, Pick<DialogBaseProps, 'onClose' | 'returnFocus' | 'id'> {
  /** The pictures in order. */
  pictures: readonly LightboxPicture[]
  /** The index of the open picture; undefined while closed. */
  at: number | undefined
  /** Called with the index of the picture to show. */
  onMove: (at: number) => void
}

/** Full-screen pictures, one at a time, by buttons, arrow keys, Home, End and swipes. */
export function Lightbox({ at, returnFocus, id, ...shown }: LightboxProps) {
  const { pictures, onMove, onClose } = shown
  const open = at !== undefined && pictures[at] !== undefined
  const { keys, finger } = usePaging((by) => open && pictures.length > 1 && onMove(turned(at, by, pictures.length)))
  return (
    <Modal
      {...keys}
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      id={id}
      backdrop={css.scrim}
      theme="dark"
      className={css.box}
    >
      {open && <Shown {...shown} at={at} finger={finger} />}
    </Modal>
  )
}

type ShownProps = Omit<LightboxProps, 'at' | 'returnFocus' | 'id'> & {
  at: number
  finger: ReturnType<typeof usePaging>['finger']
}

function Shown({ pictures, at, onMove, onClose, finger, ...words }: ShownProps) {
  const count = pictures.length
  const picture = pictures[at]
  const find = useFindPicture()
  useEffect(() => {
    for (const one of neighbours(at, pictures.length)) fetchAhead(fileOf(pictures[one]), find)
  }, [at, pictures, find])
  if (!picture) return null
  return (
    <>
      <div className={css.bar}>
        <Title className={css.title}>{words.title}</Title>
        <IconButton icon="close" label={words.closeLabel} onClick={onClose} />
      </div>
      <div className={css.stage} {...finger}>
        <Large key={picture.src} src={fileOf(picture)} alt={picture.alt} />
      </div>
      <div className={css.foot}>
        <p className={css.caption}>{picture.caption}</p>
        {count > 1 && (
          <div className={css.turns}>
            <IconButton
              icon="chevron-left"
              label={words.previousLabel}
              outline
              onClick={() => onMove(turned(at, -1, count))}
            />
            <p className={css.counter} role="status">
              {words.counter(at + 1, count)} <VisuallyHidden>{picture.alt}</VisuallyHidden>
            </p>
            <IconButton
              icon="chevron-right"
              label={words.nextLabel}
              outline
              onClick={() => onMove(turned(at, 1, count))}
            />
          </div>
        )}
        <div className={css.full}>
          <TextLink href={fileOf(picture)} external externalLabel={words.externalLabel}>
            {words.fullLabel}
          </TextLink>
        </div>
      </div>
    </>
  )
}

const fileOf = (picture?: LightboxPicture): string => picture?.full ?? picture?.src ?? ''

/** Prefetches the type and width that will be shown. */
function fetchAhead(src: string, find: FindPicture): void {
  const { srcSet, sources } = find(src) ?? {}
  const best = sources?.[0]
  if (srcSet) preload(src, { as: 'image', type: best?.type, imageSrcSet: best?.srcSet ?? srcSet, imageSizes: WIDTH })
  else new Image().src = src
}

function Large({ src, alt }: LightboxPicture) {
  const { failed, waiting, files, image } = usePicture(src)
  if (failed) return <PictureFallback alt={alt} />
  if (waiting) return null
  return <PictureElement {...image} files={files} sizes={WIDTH} alt={alt} draggable={false} className={css.picture} />
}

/** Positions count from 0 and wrap around, so no button is ever disabled. */
export function turned(at: number, by: 1 | -1 | 'first' | 'last', count: number): number {
  if (count < 1) return 0
  if (by === 'first') return 0
  if (by === 'last') return count - 1
  return (at + by + count) % count
}

/** The positions to preload: one step away. */
export function neighbours(at: number, count: number): readonly number[] {
  return [...new Set([turned(at, 1, count), turned(at, -1, count)])].filter((one) => one !== at)
}
