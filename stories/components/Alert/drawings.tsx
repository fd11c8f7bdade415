import { Alert } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    combined: () => (
      <Pile width={420}>
        <Alert tone="warning" title="Three things have changed">
          <ul style={{ paddingInlineStart: 20, listStyle: 'disc' }}>
            <li>12 Dec 2026 is filling fast.</li>
            <li>Your coupon has expired.</li>
            <li>Lunch is served until 2 pm.</li>
          </ul>
        </Alert>
      </Pile>
    ),
    stacked: () => (
      <Pile width={420}>
        <Alert tone="warning">12 Dec 2026 is filling fast.</Alert>
        <Alert tone="warning">Your coupon has expired.</Alert>
        <Alert tone="warning">Lunch is served until 2 pm.</Alert>
      </Pile>
    ),
  },
}
