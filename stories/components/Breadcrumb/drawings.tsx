import { Breadcrumb } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'

const way = (parent: string) => (
  <Breadcrumb
    label="You are here"
    items={[{ href: '/', text: 'Home' }, { href: '/pricing/b', text: parent }, { text: 'Golden Hour' }]}
  />
)

export const drawings: Drawings = {
  examples: {
    fullNames: () => way('Pre Wedding & Maternity'),
    cut: () => way('Pre Wed…'),
  },
}
