import { EmptyState } from '../../../design-system/components/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../../design-system/components/LinkButton/LinkButton.tsx'
import type { Drawings } from '../../support/guide.ts'

export const drawings: Drawings = {
  examples: {
    nextStep: () => (
      <EmptyState level={3} title="Your cart is empty" action={<LinkButton href="/pricing">See packages</LinkButton>}>
        Choose a package to begin.
      </EmptyState>
    ),
    deadEnd: () => <EmptyState level={3} title="No data" />,
  },
}
