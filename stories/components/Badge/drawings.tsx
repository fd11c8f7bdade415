import { Badge } from '../../../design-system/components/Badge/Badge.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import type { Drawings } from '../../support/guide.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const drawings: Drawings = {
  examples: {
    sameTone: () => (
      <div style={row}>
        <Badge tone="success">Paid</Badge>
        <Badge tone="success">Paid</Badge>
        <Badge tone="warning">Pending</Badge>
      </div>
    ),
    otherTones: () => (
      <div style={row}>
        <Badge tone="success">Paid</Badge>
        <Badge tone="info">Paid</Badge>
        <Badge tone="sun">Paid</Badge>
      </div>
    ),
    besideControl: () => (
      <div style={row}>
        <Badge tone="warning">Pending</Badge>
        <Button variant="secondary">Pay now</Button>
      </div>
    ),
    asControl: () => (
      <button type="button" style={{ textDecoration: 'underline' }}>
        <Badge tone="warning">Pending, press to pay</Badge>
      </button>
    ),
  },
}
