import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Grid } from '../../../design-system/components/Layout/Layout.tsx'
import { MealCard, type MealCardProps } from '../../../design-system/patterns/MealCard/MealCard.tsx'
import { add, ask } from '../../support/cardActions.ts'
import { controlledQuantity, REFUSAL } from '../../support/controlledQuantity.tsx'
import { NOWHERE } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const dishes = [
  'Dal fry, jeera rice',
  'Two seasonal sabzi',
  'Phulka with white butter',
  'Koshimbir',
  'Kadhi',
  'Papad and pickle',
  'Gulab jamun',
  'Masala chaas',
]
const people = (meal: string, value = '12') => ({
  label: `People, ${meal}`,
  value,
  onChange: () => {},
  decreaseLabel: 'One less',
  increaseLabel: 'One more',
})
const meal = (title: string, art: string, selling: string, menu: readonly string[], value = '12'): MealCardProps => ({
  title,
  picture: { src: `/art/food/${art}.svg`, alt: '' },
  price: { selling },
  unit: 'per head',
  menu,
  menuLabel: `Menu of ${title}`,
  quantity: people(title, value),
  action: add(title),
})
const thali = meal('Farm Thali', 'rajasthani-thali', '₹450', dishes)

const Controlled = controlledQuantity<MealCardProps>(MealCard)

const meta = preview.meta({
  title: 'Cards and prices/MealCard',
  id: 'components-mealcard',
  component: MealCard,
  args: { ...thali, quantity: { ...people('Farm Thali'), onChange: fn() }, action: add('Farm Thali', fn()) },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Controlled {...args} />
    </div>
  ),
})

const states = {
  'more than seven lines': {},
  'seven lines': { menu: dishes.slice(0, 7) },
  'one line': { menu: ['Filter coffee'] },
  'no lines': { menu: [] },
  refused: { quantity: people('Farm Thali', '21') },
  busy: { action: { ...add('Farm Thali'), busy: 'Please Wait...' } },
  'sold out': { action: { ...add('Farm Thali'), disabledReason: 'Not served on 12 Dec 2026' } },
  'twelve in the cart': { note: '12 in your cart' },
  'price on request': {
    price: { selling: 'Price on request' },
    unit: undefined,
    quantity: undefined,
    action: ask('Farm Thali'),
  },
  'picture is gone': { picture: { src: NOWHERE, alt: '' } },
  'longest texts': {
    title: 'Donaudampfschifffahrtsgesellschaft Lunch for the Whole Unit on Banana Leaves',
    price: { selling: '₹12,34,567', list: '₹23,45,678', listLabel: 'List price' },
    unit: 'per head, served where you are shooting',
    menu: [
      'Slow-cooked dal with smoked butter, finished at the table and refilled as often as anybody likes',
      'दाल बाटी चूरमा, लहसुन की चटनी',
    ],
    note: '1,200 in your cart',
  },
} satisfies Record<string, Partial<MealCardProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<MealCardProps> of={Controlled} base={args} states={states} cell={500} />,
})

export const InAGrid = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid min={500} gap={6}>
      <Controlled {...thali} />
      <Controlled
        {...meal(
          'Banana Leaf Lunch',
          'south-indian-leaf',
          '₹520',
          ['Sambar and rasam', 'Lemon rice', 'Avial and poriyal', 'Appam', 'Payasam', 'Filter coffee'],
          '6',
        )}
      />
      <Controlled
        {...meal(
          'Crew High Tea',
          'high-tea',
          '₹260',
          ['Cutting chai', 'Batata vada', 'Grilled sandwiches', 'Bhel', 'Nankhatai'],
          '21',
        )}
      />
    </Grid>
  ),
})

export const EightLinesScrollByKeyboard = meta.story({
  parameters: { requirements: ['@FNB-05', '@CONST-09'] },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('group', { name: 'Menu of Farm Thali' })
    await expect(within(menu).getAllByRole('listitem')).toHaveLength(8)
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight + 1)
    await waitFor(() => expect(menu).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(menu).toHaveFocus()
  },
})

export const SevenLinesDoNotScrollAndAsManyAreAddedAsTyped = meta.story({
  args: { menu: dishes.slice(0, 7) },
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole('group', { name: 'Menu of Farm Thali' })
    await expect(menu.scrollHeight).toBeLessThanOrEqual(menu.clientHeight + 1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveFocus()
    const field = canvas.getByRole('spinbutton', { name: 'People, Farm Thali' })
    await userEvent.clear(field)
    await userEvent.type(field, '21')
    await expect(field).toHaveAccessibleDescription(REFUSAL)
    await userEvent.clear(field)
    await userEvent.type(field, '9')
    await expect(field).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Farm Thali' }))
    await expect(args.quantity?.onChange).toHaveBeenLastCalledWith('9')
    await expect(args.action.onPress).toHaveBeenCalledTimes(1)
  },
})
