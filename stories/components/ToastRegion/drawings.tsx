import { ToastRegion } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { LittleWindow, nothing } from '../../support/sketch.tsx'

const toast = (text: string) => (
  <LittleWindow>
    <ToastRegion
      label="Messages"
      dismissLabel="Dismiss"
      timeout={600_000}
      toasts={[{ id: '1', tone: 'success', text }]}
      onDismiss={nothing}
    />
  </LittleWindow>
)

export const drawings: Drawings = {
  anatomy: () => toast('Added to cart'),
  examples: {
    whatHappened: () => toast('Golden Hour was added to your cart.'),
    success: () => toast('Success!'),
  },
}
