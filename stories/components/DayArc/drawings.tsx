import { DayArc } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    unlit: () => (
      <Pile width={240}>
        <DayArc text="Hours on request" />
      </Pile>
    ),
    invented: () => (
      <Pile width={240}>
        <DayArc start={420} end={1260} text="Hours on request" />
      </Pile>
    ),
  },
}
