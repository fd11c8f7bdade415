import { Disclosure } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../sketch.tsx'

const detail = (summary: string) => (
  <Pile>
    <Disclosure summary={summary}>₹118 a head for 4 people.</Disclosure>
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    named: () => detail('How the amount is made up'),
    more: () => detail('More'),
  },
}
