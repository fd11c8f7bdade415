import { Quote } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    attributed: () => (
      <Pile>
        <Quote cite="Meera Joshi" detail="Fashion portfolio, October 2026">
          “We came for the light, and stayed for the well.”
        </Quote>
      </Pile>
    ),
    anonymous: () => (
      <Pile>
        <Quote cite="A guest">“We came for the light, and stayed for the well.”</Quote>
      </Pile>
    ),
  },
}
