import { LinkTabs } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const tabs = (names: readonly string[]) => (
  <Pile width={400}>
    <LinkTabs
      label="Packages"
      items={names.map((text, at) => ({ href: `/pricing/${at}`, text, ...(at === 0 ? { current: true } : undefined) }))}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    shortNames: () => tabs(['Products', 'Weddings', 'Portraits']),
    phrases: () =>
      tabs([
        'Shoots for products and garments',
        'Shoots before a wedding or a birth',
        'Portraits for actors and models',
      ]),
  },
}
