import { type IconName, ServiceTiles } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'

const names = ['Shoots', 'Meals', 'Stays', 'Outfits']

const tiles = (icons: readonly IconName[]) => (
  <Small width={760} zoom={0.52}>
    <ServiceTiles items={icons.map((icon, at) => ({ icon, text: names[at] ?? '', href: '/props' }))} />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    ownIcons: () => tiles(['camera', 'food', 'bed', 'dress']),
    sameIcon: () => tiles(['camera', 'camera', 'camera', 'camera']),
  },
}
