import { LinkButton, PageHeader } from '../../../design-system/index.ts'
import type { ReactNode } from 'react'
import type { Drawings } from '../../support/guide.ts'

const header = (title: string, aside?: ReactNode) => (
  <div style={{ padding: 40 }}>
    <PageHeader
      title={title}
      crumbs={{ label: 'You are here', items: [{ href: '/', text: 'Home' }, { text: 'Sets' }] }}
      lead="Twelve of them, on three acres."
      aside={aside}
    />
  </div>
)

export const drawings: Drawings = {
  frame: { width: 860, height: 380 },
  anatomy: () => header('Sets', <LinkButton href="/recce">Studio tour</LinkButton>),
  examples: {
    name: () => header('Sets'),
    sentence: () => header('Discover all the sets on which you can shoot with us'),
  },
}
