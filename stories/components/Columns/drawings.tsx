import { BillingSummary, CartGroup, CartLine, Columns } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { nothing } from '../../support/sketch.tsx'

const list = (
  <CartGroup title="Shoot package" amount="₹24,500">
    <CartLine
      name="Golden Hour"
      picture={{ src: EVENING, alt: '' }}
      details={['Pre Wedding & Maternity', '2:00 pm – 8:00 pm']}
      date="12 Dec 2026"
      price={{ selling: '₹24,500', list: '₹28,000', listLabel: 'List price' }}
      remove={{ label: 'Remove Golden Hour', onPress: nothing }}
    />
  </CartGroup>
)
const summary = (
  <BillingSummary
    title="Booking summary"
    rows={[
      { label: 'Total', value: '₹24,500' },
      { label: 'Payable now', value: '₹3,540', tone: 'big' },
    ]}
  />
)

const Page = ({ isSwapped = false }: { isSwapped?: boolean }) => (
  <div style={{ padding: 32 }}>
    <Columns side={isSwapped ? list : summary}>{isSwapped ? summary : list}</Columns>
  </div>
)

export const drawings: Drawings = {
  frame: { width: 1180, height: 290 },
  anatomy: () => <Page />,
  examples: {
    listWide: () => <Page />,
    listNarrow: () => <Page isSwapped />,
  },
}
