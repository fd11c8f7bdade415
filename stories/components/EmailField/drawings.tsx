import { EmailField } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    once: () => (
      <Pile>
        <EmailField label="Email" name="email" value="" hint="For the receipt" onChange={nothing} />
      </Pile>
    ),
    twice: () => (
      <Pile>
        <EmailField label="Email" name="email" value="" onChange={nothing} />
        <EmailField label="Repeat your email" name="again" value="" onChange={nothing} />
      </Pile>
    ),
  },
}
