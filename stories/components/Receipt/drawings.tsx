import { Receipt } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'

const receipt = (booking: string, payment: string) => (
  <Small width={420} zoom={0.9}>
    <Receipt
      title="Receipt"
      level={3}
      ids={[
        { label: booking, value: '#AA20418' },
        { label: payment, value: '7741 0098' },
      ]}
      columns={{ caption: 'What was paid for', item: 'Item', amount: 'Amount' }}
      lines={[{ name: 'Golden Hour', detail: '12 Dec 2026', amount: '₹24,500' }]}
      rows={[{ label: 'Paid', value: '₹3,540', tone: 'total' }]}
    />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    asAsked: () => receipt('Booking ID', 'Payment ID'),
    technical: () => receipt('order_ref', 'gw_txn_uid'),
  },
}
