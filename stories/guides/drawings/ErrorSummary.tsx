import { ErrorSummary } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../sketch.tsx'

export const drawings: Drawings = {
  examples: {
    listed: () => (
      <Pile width={400}>
        <ErrorSummary
          title="2 things need your attention"
          problems={[
            { href: '#drawn-name', text: 'Please enter your full name' },
            { href: '#drawn-phone', text: 'Please enter your mobile no.' },
          ]}
        />
      </Pile>
    ),
    counted: () => (
      <Pile width={400}>
        <ErrorSummary title="2 things need your attention" problems={[]} />
      </Pile>
    ),
  },
}
