import { Button } from '../../../design-system/components/Button/Button.tsx'
import type { Drawings } from '../../support/guide.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const

export const drawings: Drawings = {
  examples: {
    shortLabel: () => <Button>Add to cart</Button>,
    reasonGiven: () => (
      <div style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
        <Button disabledReason="Choose a date first">Add to cart</Button>
        <span>Choose a date first</span>
      </div>
    ),
    hidden: () => <p>12 Dec 2026. No date chosen, no button in sight.</p>,
    twoPrimaries: () => (
      <div style={row}>
        <Button>Add to cart</Button>
        <Button>Book now</Button>
      </div>
    ),
    onePrimary: () => (
      <div style={row}>
        <Button>Add to cart</Button>
        <Button variant="secondary">Check availability</Button>
      </div>
    ),
    longLabel: () => (
      <div style={{ width: 220 }}>
        <Button>Add this package to your cart and go on to choose a date</Button>
      </div>
    ),
  },
}
