import { Lightbox, type LightboxProps } from '../../../design-system/components/Lightbox/Lightbox.tsx'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { Default } from './Lightbox.stories.tsx'

const pictures: LightboxProps['pictures'] = [
  { src: EVENING, alt: 'Lamps in the arches', caption: 'Lamps are lit at six.' },
  { src: EVENING, alt: 'The stair to the roof' },
  { src: EVENING, alt: 'The well' },
]

const box = (more?: Partial<LightboxProps>) => (
  <Lightbox {...propsOf<LightboxProps>(Default)} pictures={pictures} at={0} {...more} />
)

export const drawings: Drawings = {
  frame: { width: 720, height: 540 },
  anatomy: () => box(),
  examples: {
    bothNumbers: () => box(),
    oneNumber: () => box({ counter: (at) => String(at) }),
  },
}
