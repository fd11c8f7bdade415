import { EmptyState, Gallery, type GalleryProps } from '../../design-system/index.ts'
import { webAddress } from '../text/address.ts'

interface PhotoGalleryProps {
  /** Name of the set, event or person. */
  of: string
  /** The provider's addresses; invalid ones are left out. */
  files: readonly string[]
  layout?: GalleryProps['layout']
  /** Text when there are none. */
  none: string
}

/** Photographs open in a lightbox; each links to its file. The provider sends no descriptions. */
export function PhotoGallery({ of, files, layout, none }: PhotoGalleryProps) {
  const shown = files.map(webAddress).filter((file) => file !== undefined)
  if (shown.length === 0)
    return <EmptyState level={2} title={none} picture={{ src: '/art/spot/no-gallery.svg', alt: '' }} />
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
