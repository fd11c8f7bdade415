import { RadioGroup } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const group = (full: string, part: string) => (
  <Pile>
    <RadioGroup
      legend="How much to pay"
      value="part"
      options={[
        { value: 'full', text: full },
        { value: 'part', text: part },
      ]}
      onChange={nothing}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    parallel: () => group('All of it', 'A booking amount'),
    mixed: () => group('I would like to pay everything now', 'Booking amount'),
  },
}
