import { Gallery, type GalleryProps, type LightboxPicture } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Pile, tinted } from '../../support/sketch.tsx'
import { Default } from './Gallery.stories.tsx'

const seen = (alt: string, colour: string, inside: string): LightboxPicture => ({ src: tinted(colour, inside), alt })
const morning = seen('Morning', '#b8bfef', '<circle cx="90" cy="220" r="50" fill="#fdb117"/>')
const noon = seen('Noon', '#fad4c4', '<circle cx="200" cy="70" r="50" fill="#fdb117"/>')
const evening = seen('Evening', '#c4704f', '<circle cx="310" cy="220" r="50" fill="#fdb117"/>')
const night = seen('Night', '#094033', '<circle cx="300" cy="80" r="34" fill="#f4efe2"/>')

const gallery = (pictures: readonly LightboxPicture[]) => (
  <Pile width={400}>
    <Gallery {...propsOf<GalleryProps>(Default)} layout="mosaic" pictures={pictures} />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    stretched: () => gallery([morning, noon, evening, night]),
    repeated: () => gallery([morning, noon, evening, night, morning, noon]),
  },
}
