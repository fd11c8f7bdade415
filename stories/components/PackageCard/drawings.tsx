import { ArchDefinition } from '../../../design-system/components/Arch/Arch.tsx'
import {
  PackageCard,
  type PackageCardProps,
  PackageGrid,
} from '../../../design-system/patterns/PackageCard/PackageCard.tsx'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'

const card: PackageCardProps = {
  name: 'Golden Hour',
  window: { start: 14 * 60, end: 20 * 60, text: '2:00 pm – 8:00 pm' },
  price: { selling: '₹24,500', list: '₹28,000', listLabel: 'List price', save: 'Save ₹3,500' },
  picture: { src: EVENING, alt: '' },
  featuresLabel: 'Included in Golden Hour',
  features: ['Any 12 set-ups, 30 minutes at a stretch', '1 green room with vanity', '3 helping hands'],
  action: { label: 'Add package', describedName: 'Add package Golden Hour', onPress: () => {} },
}
const short: PackageCardProps = { ...card, price: { selling: '₹24,500' }, features: card.features.slice(2) }

function Row({ cards, width }: { cards: readonly PackageCardProps[]; width: number }) {
  return (
    <div style={{ width }}>
      <ArchDefinition />
      <PackageGrid>
        {cards.map((one) => (
          <PackageCard key={one.name} {...one} />
        ))}
      </PackageGrid>
    </div>
  )
}

const row = (...cards: readonly Partial<PackageCardProps>[]) => (
  <div style={{ zoom: 0.62 }}>
    <Row width={614} cards={cards.map((one) => ({ ...short, ...one }))} />
  </div>
)

export const drawings: Drawings = {
  anatomy: () => <Row width={340} cards={[card]} />,
  examples: {
    oneFeatured: () => row({ featured: 'Recommended' }, { name: 'First Light' }),
    hoursReserved: () => row({}, { name: 'By the hour', window: undefined }),
    priceInName: () => row({ name: 'Golden Hour, now only ₹24,500' }, { name: 'First Light ₹18,000' }),
    picturesMixed: () => row({}, { name: 'First Light', picture: undefined }),
  },
}
