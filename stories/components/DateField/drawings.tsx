import { DateField } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const day = (text: string) => (
  <Pile>
    <DateField
      label="Check-in date"
      text={text}
      placeholder="Choose a date"
      expanded={false}
      onExpandedChange={nothing}
    >
      {null}
    </DateField>
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    monthAsWord: () => day('05 Jan 2026'),
    figuresOnly: () => day('05/01/26'),
  },
}
