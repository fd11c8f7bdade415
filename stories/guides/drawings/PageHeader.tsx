import { PageHeader } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../sketch.tsx'

const header = (title: string) => (
  <Small width={460} zoom={0.75}>
    <PageHeader
      title={title}
      crumbs={{ label: 'You are here', items: [{ href: '/', text: 'Home' }, { text: 'Sets' }] }}
      lead="Twelve of them, on three acres."
    />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    name: () => header('Sets'),
    sentence: () => header('Discover all the sets on which you can shoot with us'),
  },
}
