import { Gallery, NotFoundState, type GalleryProps } from '../../design-system/index.ts'
import { webAddress } from '../text/address.ts'

interface PhotoGalleryProps {
  /** Whose they are: a set, an event, a person. */
  of: string
  /** Addresses as the provider sends them; what is no address is left out. */
  files: readonly string[]
  layout?: GalleryProps['layout']
  /** Said beside the not-found picture where there are none. */
  none: string
}

/** Photographs that open in the lightbox; each is a link to its full file. The provider names no words for them. */
export function PhotoGallery({ of, files, layout, none }: PhotoGalleryProps) {
  const shown = files.map(webAddress).filter((file) => file !== undefined)
  if (shown.length === 0) return <NotFoundState picture="/art/spot/no-gallery.svg">{none}</NotFoundState>
  return (
    <Gallery
      layout={layout}
      pictures={shown.map((file, at) => ({
        src: file,
        full: file,
        alt: `${of}, photograph ${at + 1} of ${shown.length}`,
      }))}
      openLabel={(_picture, position) => `Open photograph ${position} of ${of}`}
      lightbox={{
        title: `Photographs of ${of}`,
        closeLabel: 'Close',
        previousLabel: 'Previous photograph',
        nextLabel: 'Next photograph',
        counter: (position, count) => `${position} of ${count}`,
        fullLabel: 'Open the full picture',
        externalLabel: ', opens in a new tab',
      }}
    />
  )
}
