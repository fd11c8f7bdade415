import { ArchDefinition, PackageCard, type PackageCardProps, PackageGrid } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'
import { Default } from './PackageCard.stories.tsx'

const card = propsOf<PackageCardProps>(Default)
const short: PackageCardProps = { ...card, price: { selling: '₹24,500' }, features: card.features.slice(0, 1) }

const cards = (...all: readonly PackageCardProps[]) => (
  <>
    <ArchDefinition />
    <PackageGrid>
      {all.map((one) => (
        <PackageCard key={one.name} {...one} />
      ))}
    </PackageGrid>
  </>
)

const row = (...all: readonly Partial<PackageCardProps>[]) => (
  <Small width={614} zoom={0.62}>
    {cards(...all.map((one) => ({ ...short, ...one })))}
  </Small>
)

export const drawings: Drawings = {
  anatomy: () => <div style={{ width: 340 }}>{cards(card)}</div>,
  examples: {
    oneFeatured: () => row({ featured: 'Recommended' }, { name: 'First Light' }),
    hoursReserved: () => row({}, { name: 'By the hour', window: undefined }),
    priceInName: () => row({ name: 'Golden Hour, now only ₹24,500' }, { name: 'First Light ₹18,000' }),
    picturesMixed: () => row({}, { name: 'First Light', picture: undefined }),
  },
}
