import { type IconName, ServiceTiles, type ServiceTilesProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'
import { Default } from './ServiceTiles.stories.tsx'

const names = ['Shoots', 'Meals', 'Stays', 'Outfits']

const tiles = (icons: readonly IconName[]) => (
  <Small width={760} zoom={0.52}>
    <ServiceTiles items={icons.map((icon, at) => ({ icon, text: names[at] ?? '', href: '/props' }))} />
  </Small>
)

export const drawings: Drawings = {
  anatomy: () => (
    <Small width={1100} zoom={0.38}>
      <ServiceTiles {...propsOf<ServiceTilesProps>(Default)} />
    </Small>
  ),
  examples: {
    ownIcons: () => tiles(['camera', 'food', 'bed', 'dress']),
    sameIcon: () => tiles(['camera', 'camera', 'camera', 'camera']),
  },
}
