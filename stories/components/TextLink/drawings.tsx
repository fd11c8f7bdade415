import { Text, TextLink } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'

export const drawings: Drawings = {
  examples: {
    named: () => (
      <Text>
        Your booking is confirmed. <TextLink href="/bookings">View details</TextLink>
      </Text>
    ),
    clickHere: () => (
      <Text>
        Your booking is confirmed. <TextLink href="/bookings">Click here</TextLink>
      </Text>
    ),
  },
}
