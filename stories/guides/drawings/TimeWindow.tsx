import { TimeWindow } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'

export const drawings: Drawings = {
  examples: {
    inFull: () => <TimeWindow text="2:00 pm – 8:00 pm" />,
    bare: () => <TimeWindow text="2 – 8" />,
  },
}
