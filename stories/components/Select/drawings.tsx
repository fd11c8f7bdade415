import { RadioGroup, Select } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const options = [
  { value: 'full', text: 'All of it' },
  { value: 'part', text: 'A booking amount' },
]

export const drawings: Drawings = {
  examples: {
    allInSight: () => (
      <Pile>
        <RadioGroup legend="How much to pay" value="part" options={options} onChange={nothing} />
      </Pile>
    ),
    hidden: () => (
      <Pile>
        <Select label="How much to pay" value="part" options={options} onChange={nothing} />
      </Pile>
    ),
  },
}
