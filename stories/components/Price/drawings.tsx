import { Price } from '../../../design-system/components/Price/Price.tsx'
import type { Drawings } from '../../support/guide.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 40, alignItems: 'start' } as const
const sale = { selling: '₹24,500', list: '₹28,000', listLabel: 'List price', save: 'Save ₹3,500' } as const

export const drawings: Drawings = {
  examples: {
    oneSize: () => (
      <div style={row}>
        <Price {...sale} />
        <Price selling="₹38,000" />
      </div>
    ),
    mixedSizes: () => (
      <div style={row}>
        <Price {...sale} size="large" />
        <Price selling="₹38,000" size="small" />
      </div>
    ),
    saving: () => <Price {...sale} />,
    listNotHigher: () => <Price selling="₹24,500" list="₹24,500" listLabel="List price" save="Save ₹0" />,
  },
}
