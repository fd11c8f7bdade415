import { Carousel, Picture, type CarouselProps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile, tinted } from '../../support/sketch.tsx'

const sets = (status?: CarouselProps['status']) => (
  <Pile width={360}>
    <Carousel
      label="Shooting sets"
      interval={600_000}
      perView={1}
      slides={Array.from({ length: 9 }, (_, at) => ({
        key: String(at),
        content: <Picture src={tinted('#b8bfef')} alt="" ratio="16/9" />,
      }))}
      previousLabel="Previous set"
      nextLabel="Next set"
      pauseLabel="Pause"
      playLabel="Play"
      status={status}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    withStatus: () => sets((position, count) => `${position} / ${count}`),
    withoutStatus: () => sets(),
  },
}
