import { Lightbox } from '../../../design-system/components/Lightbox/Lightbox.tsx'
import { type LightboxPicture } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { nothing } from '../../support/sketch.tsx'

const pictures: readonly LightboxPicture[] = [
  { src: EVENING, alt: 'Lamps in the arches', caption: 'Lamps are lit at six.' },
  { src: EVENING, alt: 'The stair to the roof' },
  { src: EVENING, alt: 'The well' },
]

const box = (counter: (at: number, count: number) => string) => (
  <Lightbox
    title="Photographs of The Rajwada Courtyard"
    closeLabel="Close"
    previousLabel="Previous picture"
    nextLabel="Next picture"
    counter={counter}
    fullLabel="Open the full picture"
    externalLabel=", opens in a new tab"
    pictures={pictures}
    at={0}
    onMove={nothing}
    onClose={nothing}
  />
)

export const drawings: Drawings = {
  frame: { width: 720, height: 540 },
  anatomy: () => box((at, count) => `${at} of ${count}`),
  examples: {
    bothNumbers: () => box((at, count) => `${at} of ${count}`),
    oneNumber: () => box((at) => String(at)),
  },
}
