import { Checkbox } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    positive: () => <Checkbox label="Send me new dates by email" checked={false} onChange={nothing} />,
    negative: () => <Checkbox label="Do not send me new dates by email" checked={false} onChange={nothing} />,
  },
}
