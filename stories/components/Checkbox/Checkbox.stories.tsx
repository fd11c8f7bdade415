import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Checkbox, type CheckboxProps } from '../../../design-system/components/Checkbox/Checkbox.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'
import { useArg } from '../../support/useArg.ts'

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useArg(props.checked)
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'I have read the terms', checked: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

const states = {
  unchecked: {},
  checked: { checked: true },
  mixed: { label: 'All categories', mixed: true },
  'with a hint': { hint: 'Also in your e-mail.' },
  refused: { problem: 'Please accept the terms' },
  disabled: { disabled: true },
  'disabled and checked': { disabled: true, checked: true },
  'with a link': {
    label: (
      <>
        I have read the <a href="#terms">terms of the booking</a>
      </>
    ),
  },
  'longest words': {
    label:
      'I have read everything that was agreed upon, for everybody who comes along, and the Donaudampfschifffahrtsgesellschaftsordnung',
  },
} satisfies Record<string, Partial<CheckboxProps>>

export const Default = meta.story({
  parameters: { off: states['disabled and checked'], parts: { ...states.refused, hint: 'They open in a new tab.' } },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<CheckboxProps> of={Controlled} base={args} states={states} />,
})

export const CheckedBySpace = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
})
export const MixedIsRead = meta.story({
  args: { mixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})
