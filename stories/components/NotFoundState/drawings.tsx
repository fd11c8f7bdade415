import type { ReactNode } from 'react'
import { LinkButton, NotFoundState } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { Small } from '../../support/sketch.tsx'

const state = (action: ReactNode) => (
  <Small width={420} zoom={0.7}>
    <NotFoundState picture={EVENING} action={action}>
      Sorry, no result found!
    </NotFoundState>
  </Small>
)

export const drawings: Drawings = {
  examples: {
    wayBack: () => state(<LinkButton href="/props">Show all props</LinkButton>),
    noWayBack: () => state(undefined),
  },
}
