import { CartGroup, CartLine } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { Small } from '../../support/sketch.tsx'

const booked = (
  <Small width={600} zoom={0.65}>
    <CartGroup title="Shoot package" amount="₹24,500">
      <CartLine
        name="Golden Hour"
        picture={{ src: EVENING, alt: '' }}
        details={['Pre Wedding & Maternity']}
        date="12 Dec 2026"
        price={{ selling: '₹24,500' }}
      />
    </CartGroup>
  </Small>
)

export const drawings: Drawings = {
  examples: {
    leftOut: () => booked,
    empty: () => (
      <>
        {booked}
        <Small width={600} zoom={0.65}>
          <CartGroup title="Outfits" amount="₹0">
            {null}
          </CartGroup>
        </Small>
      </>
    ),
  },
}
