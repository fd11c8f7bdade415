import { Progress } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../sketch.tsx'

export const drawings: Drawings = {
  examples: {
    counted: () => (
      <Pile>
        <Progress label="Sending your pictures" value={3} max={8} text="3 of 8 pictures" />
      </Pile>
    ),
    percentage: () => (
      <Pile>
        <Progress label="Sending your pictures" value={3} max={8} text="37.5 %" />
      </Pile>
    ),
  },
}
