import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Steps, type StepsProps } from '../../../design-system/components/Steps/Steps.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const args: StepsProps = {
  label: 'Progress',
  items: [
    { text: 'Cart', state: 'done', href: '#cart' },
    { text: 'Billing', state: 'current' },
    { text: 'Payment', state: 'next' },
  ],
  stateWords: { done: 'done', current: 'current step', next: 'to come' },
}

const meta = preview.meta({
  title: 'Navigation/Steps',
  id: 'components-steps',
  component: Steps,
  args,
})

const states = {
  'on the way': {},
  'at the start': {
    items: [
      { text: 'Cart', state: 'current' },
      { text: 'Billing', state: 'next' },
      { text: 'Payment', state: 'next' },
    ],
  },
  'all done': {
    items: [
      { text: 'Cart', state: 'done' },
      { text: 'Billing', state: 'done' },
      { text: 'Payment', state: 'done' },
    ],
  },
  'longest texts': {
    items: [
      { text: 'Everything that is to be booked', state: 'done', href: '#' },
      { text: 'Donaudampfschifffahrtsgesellschaft', state: 'current' },
      { text: 'Payment by the card of the person who signs', state: 'next' },
    ],
  },
} satisfies Record<string, Partial<StepsProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<StepsProps> of={Steps} base={args} states={states} cell={460} />,
})

export const SaysTheStateOfEachStepAndLeadsBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent)
    await expect(steps).toEqual(['Cart, done', 'Billing, current step', 'Payment, to come'])
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Billing')
    await userEvent.tab()
    const back = canvas.getByRole('link', { name: /^Cart/ })
    await expect(back).toHaveFocus()
    await expect(back).toHaveAttribute('href', '#cart')
  },
})
