import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  PackageCard,
  type PackageCardProps,
  PackageGrid,
} from '../../../design-system/patterns/PackageCard/PackageCard.tsx'
import { InCart } from '../../../design-system/patterns/InCart/InCart.tsx'
import { AvailabilityBadge } from '../../../design-system/components/AvailabilityBadge/AvailabilityBadge.tsx'
import { Text } from '../../../design-system/components/Text/Text.tsx'
import { Spoken } from '../../../design-system/components/VisuallyHidden/Spoken.tsx'
import { ask } from '../../support/cardActions.ts'
import { NOWHERE, ON_ITS_WAY } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'
import { withArch } from '../../support/withArch.tsx'

const picture = (name: string) => ({ src: `/art/scene/${name}.3x4.svg`, alt: '' })
const add = (name: string, onPress = () => {}) => ({
  label: 'Add package',
  describedName: `Add package ${name}`,
  onPress,
})

const goldenHour: PackageCardProps = {
  name: 'Golden Hour',
  window: { start: 14 * 60, end: 20 * 60, text: '2:00 pm – 8:00 pm' },
  price: { selling: '₹24,500', list: '₹28,000', listLabel: 'List price', save: 'Save ₹3,500' },
  picture: picture('sunflower-field'),
  featuresLabel: 'Included in Golden Hour',
  features: [
    'Any 12 set-ups, 30 minutes at a stretch',
    'Luminous Tree after dusk',
    '1 green room with vanity',
    'Vintage car, 30 minutes',
    'Smoke and bubble machine',
    '3 helping hands',
    'One couple, up to 6 crew',
    'A second couple costs 50% extra',
    'High tea for the couple',
  ],
  action: add('Golden Hour'),
}

const meta = preview.meta({
  title: 'Cards and prices/PackageCard',
  id: 'components-packagecard',
  component: PackageCard,
  args: { ...goldenHour, action: add('Golden Hour', fn()) },
  decorators: [withArch],
  render: (args) => <Single {...args} />,
})

function Single(props: PackageCardProps) {
  return (
    <div style={{ width: '100%', maxWidth: 420 }}>
      <PackageGrid>
        <PackageCard {...props} />
      </PackageGrid>
    </div>
  )
}

const twenty = Array.from({ length: 20 }, (_, at) => `Feature ${at + 1}`)

/** Each state but the first shows only what it is about. */
const brief = { price: { selling: '₹24,500' }, features: ['High tea for the couple'] }

const states = {
  'at rest': goldenHour,
  featured: { featured: 'Recommended' },
  busy: { action: { ...add('Golden Hour'), busy: 'Please Wait...' } },
  'a day was chosen': {
    day: (
      <>
        <AvailabilityBadge state="fast">Fast filling</AvailabilityBadge>
        <Text size="small">
          <Spoken isolated>27 Nov 2026, Friday</Spoken>
        </Text>
      </>
    ),
  },
  'sold out': { action: { ...add('Golden Hour'), disabledReason: 'Sold out until 31 March' } },
  'just added': {
    action: {
      ...add('Golden Hour'),
      added: (
        <InCart href="/cart" lead="View cart">
          In your cart for 27 Nov.
        </InCart>
      ),
    },
  },
  'in the cart': {
    action: {
      ...add('Golden Hour'),
      label: 'In your cart',
      describedName: undefined,
      disabledReason: 'Package is already exist',
    },
  },
  'adding was refused': { action: { ...add('Golden Hour'), problem: 'Package is not available on 12 Dec 2026' } },
  'price on request': { price: { selling: 'Price on request' }, action: ask('Golden Hour') },
  'picture on its way': { picture: { src: ON_ITS_WAY, alt: '' } },
  'no list price': { price: { selling: '₹38,000' }, note: 'Our longest single day' },
  'no hours': { window: undefined },
  'hours outside the day': { window: { start: 22 * 60, end: 23 * 60, text: '10:00 pm – 11:00 pm' } },
  'two days': { window: { days: 2, text: 'Two days and the night between' } },
  'no picture': { picture: undefined },
  'picture is gone': { picture: { src: NOWHERE, alt: '' } },
  'no features': { features: [] },
  'more features than it shows': { features: twenty },
  'longest texts': {
    name: 'Bharatanatyam Donaudampfschifffahrtsgesellschaft Maternity & Family Portrait Morning',
    window: {
      start: 7 * 60,
      end: 20 * 60,
      text: 'From the first light over the east gate until the lanterns are out again',
    },
    price: { selling: '₹12,34,56,789', list: '₹23,45,67,890', listLabel: 'List price', save: 'Save ₹11,11,11,101' },
    note: 'Prices hold for shoots on weekdays that are booked thirty days before the day itself',
    action: { ...add(''), label: 'Add package with everybody who comes along', describedName: undefined },
    features: [
      'https://example.in/a/very/long/address/that/has/no/place/to/break/at/all/and/goes/on',
      'हर सेट पर तीस मिनट, बारह सेट तक, और दो लोग मदद के लिए 🌅',
      ...twenty.slice(0, 2),
    ],
  },
} satisfies Record<string, Partial<PackageCardProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateSheet<PackageCardProps> of={Single} base={{ ...args, ...brief }} states={states} cell={300} />
  ),
})

const row: readonly PackageCardProps[] = [
  {
    ...goldenHour,
    name: 'First Light',
    window: { start: 7 * 60, end: 12 * 60, text: '7:00 am – 12:00 pm' },
    price: { selling: '₹18,000', list: '₹21,500', listLabel: 'List price', save: 'Save ₹3,500' },
    picture: picture('bamboo-walk'),
    featuresLabel: 'Included in First Light',
    features: goldenHour.features.slice(0, 5),
    action: add('First Light'),
  },
  {
    ...goldenHour,
    featured: 'Recommended',
  },
  {
    ...goldenHour,
    name: 'Dawn to Dusk',
    window: { start: 7 * 60, end: 20 * 60, text: '7:00 am – 8:00 pm' },
    price: { selling: '₹38,000' },
    note: 'Our longest single day',
    picture: picture('rajwada-courtyard'),
    featuresLabel: 'Included in Dawn to Dusk',
    features: goldenHour.features.slice(0, 3),
    action: add('Dawn to Dusk'),
  },
  {
    ...goldenHour,
    name: 'Over Two Days',
    window: { days: 2, text: 'Two days and the night between' },
    price: { selling: '₹1,04,500', list: '₹1,23,456', listLabel: 'List price', save: 'Save ₹18,956' },
    picture: picture('luminous-tree'),
    featuresLabel: 'Included in Over Two Days',
    features: goldenHour.features.slice(0, 4),
    action: add('Over Two Days'),
  },
]

const renderCards = (cards: readonly PackageCardProps[]) => (
  <PackageGrid>
    {cards.map((card) => (
      <PackageCard key={card.name} {...card} />
    ))}
  </PackageGrid>
)

/** Prices and buttons of cards side by side are at the same height, whatever their texts. */
export const Row = meta.story({
  tags: ['visual'],
  render: () => renderCards(row),
  play: async ({ canvas }) => {
    const columns = new Map<number, { price: number; button: number }>()
    for (const card of canvas.getAllByRole('article')) {
      const top = Math.round(card.getBoundingClientRect().top)
      const place = {
        price: Math.round(within(card).getAllByText(/^₹/)[0]?.closest('p')?.getBoundingClientRect().top ?? 0),
        button: Math.round(within(card).getByRole('button').getBoundingClientRect().top),
      }
      await expect(place).toEqual(columns.get(top) ?? place)
      columns.set(top, place)
    }
  },
})

export const AddedByKeyboardByAButtonThatNamesIt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add package Golden Hour' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.action.onPress).toHaveBeenCalledTimes(2)
  },
})

export const TwentyFeaturesScrollByKeyboard = meta.story({
  parameters: { requirements: ['@PRICE-15', '@CONST-10'] },
  args: { features: twenty },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name: 'Included in Golden Hour' })
    await expect(box.clientHeight).toBe(450)
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    box.scrollTop = box.scrollHeight
    // The fade covers the bottom 46 px, so the last feature has to scroll clear of it.
    const last = canvas.getByText('Feature 20').getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom - 46 + 1)
  },
})

export const RefusalIsHeardWithTheButton = meta.story({
  args: { action: { ...add('Golden Hour', fn()), problem: 'Package is not available on 12 Dec 2026' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add package Golden Hour' })
    await expect(button).toHaveAccessibleDescription('Package is not available on 12 December 2026')
    await userEvent.click(button)
    await expect(args.action.onPress).toHaveBeenCalledOnce()
  },
})

const addInArabic = (name: string) => ({ label: 'أضف الباقة', describedName: `أضف الباقة: ${name}`, onPress: () => {} })
const arabicFeatures = [
  'أي 12 موقعًا للتصوير، 30 دقيقة متواصلة في كل موقع',
  'الشجرة المضيئة بعد الغروب',
  'غرفة تجهيز واحدة مع طاولة زينة',
  'سيارة كلاسيكية لمدة 30 دقيقة',
  'آلة دخان وفقاعات',
]
const arabicRow: readonly PackageCardProps[] = [
  {
    name: 'أول الضوء',
    window: { start: 7 * 60, end: 12 * 60, text: '7:00 صباحًا – 12:00 ظهرًا' },
    price: { selling: '₹18,000', list: '₹21,500', listLabel: 'السعر الأصلي', save: 'وفّر 3,500 روبية' },
    picture: picture('bamboo-walk'),
    featuresLabel: 'ما تشمله باقة أول الضوء',
    features: arabicFeatures,
    action: addInArabic('أول الضوء'),
  },
  {
    name: 'الساعة الذهبية',
    featured: 'موصى بها',
    window: { start: 14 * 60, end: 20 * 60, text: '2:00 بعد الظهر – 8:00 مساءً' },
    price: { selling: '₹24,500', list: '₹28,000', listLabel: 'السعر الأصلي', save: 'وفّر 3,500 روبية' },
    picture: picture('sunflower-field'),
    day: (
      <>
        <AvailabilityBadge state="fast">أماكن محدودة</AvailabilityBadge>
        <Text size="small">
          <Spoken>الجمعة، 27 نوفمبر 2026</Spoken>
        </Text>
      </>
    ),
    featuresLabel: 'ما تشمله باقة الساعة الذهبية',
    features: arabicFeatures.slice(0, 3),
    action: addInArabic('الساعة الذهبية'),
  },
  {
    name: 'من الفجر إلى الغروب',
    window: { start: 7 * 60, end: 20 * 60, text: '7:00 صباحًا – 8:00 مساءً' },
    price: { selling: '₹38,000' },
    note: 'أطول باقاتنا ليوم واحد',
    picture: picture('rajwada-courtyard'),
    featuresLabel: 'ما تشمله باقة من الفجر إلى الغروب',
    features: arabicFeatures.slice(0, 3),
    action: addInArabic('من الفجر إلى الغروب'),
  },
  {
    name: 'على مدى يومين',
    window: { days: 2, text: 'يومان والليلة التي بينهما' },
    price: { selling: '₹1,04,500', list: '₹1,23,456', listLabel: 'السعر الأصلي', save: 'وفّر 18,956 روبية' },
    picture: picture('luminous-tree'),
    featuresLabel: 'ما تشمله باقة على مدى يومين',
    features: arabicFeatures.slice(0, 3),
    action: { ...addInArabic('على مدى يومين'), disabledReason: 'نفدت الحجوزات حتى 31 مارس' },
  },
]

/** Real words of another script, which every photographed story lacks: the pinned browser has no font for them. */
export const RowInArabic = meta.story({
  tags: ['visual', 'text'],
  globals: { direction: 'rtl' },
  parameters: { lang: 'ar' },
  render: () => renderCards(arabicRow),
})
