import { TimeField } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const start = { label: 'Start Time', name: 'start', value: '16:30', onChange: nothing } as const

export const drawings: Drawings = {
  examples: {
    endShown: () => (
      <Pile width={400}>
        <TimeField {...start} end={{ label: 'End Time', note: '(set for you)', minutes: 60, format: (time) => time }} />
      </Pile>
    ),
    workedOut: () => (
      <Pile width={400}>
        <TimeField {...start} hint="Your shoot ends 60 minutes later" />
      </Pile>
    ),
  },
}
