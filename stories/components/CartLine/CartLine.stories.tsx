import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CartLine, type CartLineProps } from '../../../design-system/patterns/CartLine/CartLine.tsx'
import { TextButton } from '../../../design-system/components/TextLink/TextLink.tsx'
import { EVENING } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const onRemove = fn()

const meta = preview.meta({
  title: 'Cart and booking/CartLine',
  id: 'components-cartline',
  component: CartLine,
  args: {
    name: 'Golden Hour',
    details: ['Pre Wedding & Maternity', 'Quantity 1'],
    price: { selling: '₹24,500', list: '₹28,000', listLabel: 'List price' },
    remove: { label: 'Remove Golden Hour', onPress: onRemove },
  } as CartLineProps,
})

const states = {
  'words alone': {},
  'with a picture': { picture: { src: EVENING, alt: '' } },
  'with hours and date': {
    picture: { src: EVENING, alt: '' },
    window: { start: 14 * 60, end: 20 * 60, text: '2:00 pm – 8:00 pm' },
    date: '12 Dec 2026',
  },
  'being removed': { remove: { label: 'Remove Golden Hour', onPress: onRemove, busy: true } },
  'not to be removed': { remove: undefined },
  'longest texts': {
    name: 'Donaudampfschifffahrtsgesellschaft & Bharatanatyam Family Portrait Morning',
    price: { selling: '₹12,34,56,789' },
  },
} satisfies Record<string, Partial<CartLineProps>>

export const Default = meta.story({
  parameters: {
    parts: { ...states['with hours and date'], action: <TextButton onClick={() => {}}>Change date</TextButton> },
  },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<CartLineProps> of={CartLine} base={args} states={states} cell={420} wide />,
})

export const TheBinSaysWhatGoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Golden Hour' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledOnce()
  },
})
