import { PhoneField } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    lengthFirst: () => (
      <Pile>
        <PhoneField label="Mobile number" name="mobile" value="987" hint="10 digits, without +91" onChange={nothing} />
      </Pile>
    ),
    whileTyping: () => (
      <Pile>
        <PhoneField
          label="Mobile number"
          name="mobile"
          value="987"
          problem="Mobile number must be 10 digits"
          onChange={nothing}
        />
      </Pile>
    ),
  },
}
