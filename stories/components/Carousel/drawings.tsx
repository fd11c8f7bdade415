import { Carousel, Picture } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile, tinted } from '../../support/sketch.tsx'

const sets = (count: number) => (
  <Pile width={360}>
    <Carousel
      label="Shooting sets"
      interval={600_000}
      perView={1}
      slides={Array.from({ length: count }, (_, at) => ({
        key: String(at),
        content: <Picture src={tinted('#b8bfef')} alt="" ratio="16/9" />,
      }))}
      previousLabel="Previous set"
      nextLabel="Next set"
      pauseLabel="Pause"
      playLabel="Play"
      indicators={{ count, label: (index) => `Set ${index + 1}` }}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    fewIndicators: () => sets(4),
    manyIndicators: () => sets(16),
  },
}
