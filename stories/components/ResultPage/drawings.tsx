import type { ReactNode } from 'react'
import { ArchDefinition, LinkButton, ResultPage } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'

const result = (actions: ReactNode) => (
  <div style={{ padding: 24 }}>
    <ArchDefinition />
    <ResultPage title="Your booking is confirmed" picture={{ src: EVENING, alt: '' }} actions={actions}>
      See you on 12 Dec 2026.
    </ResultPage>
  </div>
)

export const drawings: Drawings = {
  frame: { width: 860, height: 470 },
  anatomy: () => result(<LinkButton href="/bookings">My bookings</LinkButton>),
  examples: {
    nextStep: () => result(<LinkButton href="/bookings">My bookings</LinkButton>),
    noStep: () => result(null),
  },
}
