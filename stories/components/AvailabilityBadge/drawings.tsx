import { AvailabilityBadge } from '../../../design-system/components/AvailabilityBadge/AvailabilityBadge.tsx'
import { Text } from '../../../design-system/components/Text/Text.tsx'
import type { Drawings } from '../../support/guide.ts'

const days = [
  ['12 Dec 2026', 'available', 'Available'],
  ['13 Dec 2026', 'fast', 'Fast filling'],
  ['14 Dec 2026', 'sold', 'Sold out'],
] as const

export const drawings: Drawings = {
  anatomy: () => <AvailabilityBadge state="fast">Fast filling</AvailabilityBadge>,
  examples: {
    theOneAwaited: () => (
      <div style={{ display: 'grid', gap: 8 }}>
        <Text size="small">12 Dec 2026, your date</Text>
        <AvailabilityBadge state="checking">Checking availability...</AvailabilityBadge>
      </div>
    ),
    manyAnnounced: () => (
      <ul style={{ display: 'grid', gap: 8 }}>
        <li>
          <Text size="small">Announced: “Available. Fast filling. Sold out.”</Text>
        </li>
        {days.map(([day, state, words]) => (
          <li key={day} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <span>{day}</span>
            <AvailabilityBadge state={state}>{words}</AvailabilityBadge>
          </li>
        ))}
      </ul>
    ),
    inWords: () => <AvailabilityBadge state="sold">Sold out</AvailabilityBadge>,
    colourOnly: () => (
      <ul style={{ display: 'grid', gap: 12 }}>
        {days.map(([day, , words], at) => (
          <li key={day} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <span
              title={words}
              style={{
                width: 14,
                height: 14,
                borderRadius: 7,
                background: `var(--aa-${['success', 'warning', 'danger'][at]}-icon)`,
              }}
            />
            <span>{day}</span>
          </li>
        ))}
      </ul>
    ),
  },
}
