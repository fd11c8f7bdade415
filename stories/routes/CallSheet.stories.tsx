import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CART_TYPES } from '../../storefront/api/contract/codes.ts'
import type { CalledLine } from '../../storefront/routes/plan/callSheet.ts'
import { CallSheetDialog } from '../../storefront/routes/plan/CallSheetDialog.tsx'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { changePlan, planOf } from '../../storefront/state/plan.ts'
import { InShop } from '../support/InShop.tsx'

const line = (ProductName: string, more: Partial<CalledLine> = {}): CalledLine => ({
  ProductName,
  ProductCategory: '',
  BookingDate: '12 Dec 2026',
  StartTime: '2:00 PM',
  EndTime: '8:00 PM',
  Quantity: 1,
  ...more,
})
const group = (type: keyof typeof CART_TYPES, ...lines: CalledLine[]) => ({ TypeId: CART_TYPES[type].TypeId, lines })

/** The demonstration's package with any 12 set-ups. */
const SHOOT = line('Golden Hour', { ProductCategory: 'Pre Wedding & Maternity', ProductId: 142 })
const REST = [
  group('professional', line('Meera Kulkarni')),
  group('outfit', line('Gulmohar Lehenga')),
  group('food', line('Farm Thali', { Quantity: 12 })),
  group('stay', line('In The Woods cottage')),
]
const plan = (...names: string[]) => [
  ...names.map((name) => ({ kind: 'Sets', id: name, name, note: '' })),
  { kind: 'Props', id: 'Swing', name: 'Swing', note: 'with white roses' },
]
const plans = (lines: readonly unknown[]) => () => changePlan(() => planOf(lines))

const meta = preview.meta({
  title: 'Pages/Call sheet',
  id: 'routes-call-sheet',
  component: CallSheetDialog,
  render: (args) => (
    <InShop>
      <CallSheetDialog {...args} />
    </InShop>
  ),
  args: { groups: [group('package', SHOOT), ...REST], onClose: fn() },
  beforeEach: loadPackageCategories,
})

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Call sheet' }))

export const WithAPlan = meta.story({
  beforeEach: plans(plan('Texas Ranch', 'The Glasshouse')),
  play: async () => {
    const { findByText, getByText } = await sheet()
    await expect(await findByText('2:30 pm')).toBeInTheDocument()
    await expect(getByText('12 × Farm Thali')).toBeInTheDocument()
    await expect(getByText('Swing (with white roses)')).toBeInTheDocument()
    await expect(getByText(/golden from/)).toBeInTheDocument()
  },
})

export const SeveralPackagesWithoutAPlan = meta.story({
  args: {
    groups: [
      group(
        'package',
        line('Evening shoot'),
        line('Morning shoot', { StartTime: '7:00 AM', EndTime: '11:00 AM' }),
        line('Three days', { BookingDate: '', StartTime: '', EndTime: '' }),
      ),
    ],
  },
  play: async () => {
    const { getAllByText, findByText } = await sheet()
    await expect(await findByText(/listed here in their order/)).toBeInTheDocument()
    for (const name of ['Hours', 'Sunset']) await expect(getAllByText(name)).toHaveLength(2)
    await expect(getAllByText(/^(?:\w+ shoot|Three days)$/).map(({ textContent }) => textContent)).toEqual([
      'Morning shoot',
      'Evening shoot',
      'Three days',
    ])
  },
})

export const LongestTexts = meta.story({
  args: { groups: [group('package', line('Gramophone'.repeat(12))), group('food', line('Thali'.repeat(30)))] },
  beforeEach: plans([{ kind: 'Sets', id: 'x', name: 'Gramophone'.repeat(12), note: 'n'.repeat(200) }]),
  play: async () => {
    await expect(await (await sheet()).findByText(/^Gramophone.*n\)$/)).toBeInTheDocument()
  },
})
