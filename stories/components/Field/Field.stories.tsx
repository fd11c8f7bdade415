import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Field, type FieldWords, useField } from '../../../design-system/components/Field/Field.tsx'
import { box } from '../../../design-system/components/Field/Field.css.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

function Framed(words: FieldWords) {
  const { control, aria } = useField(undefined, words)
  return (
    <Field control={control} {...words}>
      <input {...aria} type="text" name="name" className={box} />
    </Field>
  )
}

const snippet = `import { TextField } from '@aperture-acres/design-system'

// The wrapper is not exported: every field of the package has its label, hint and error message.
<TextField
  label="Full name"
  name="name"
  value=""
  onChange={() => {}}
  hint="We print it on the call sheet."
/>
`

const meta = preview.meta({
  title: 'Forms/Field',
  id: 'components-field',
  component: Framed,
  args: { label: 'Full name' } as FieldWords,
  parameters: { snippet },
})

const states = {
  'label alone': {},
  optional: { optional: '(optional)' },
  'with a hint': { hint: 'We print it on the call sheet.' },
  refused: { problem: 'Please enter your full name' },
  'refused, with a hint': { problem: 'Please enter your full name', hint: 'We print it on the call sheet.' },
  'longest words': {
    label: 'The name of everybody who comes along and of the one who answers the telephone on the day of the shoot',
  },
} satisfies Record<string, Partial<FieldWords>>

export const Default = meta.story({ parameters: { parts: { ...states['refused, with a hint'], ...states.optional } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<FieldWords> of={Framed} base={args} states={states} />,
})

/** One text node, because a separate space would be dropped from the accessible name. */
export const TheMarkIsReadApartFromTheLabel = meta.story({
  args: { optional: '(optional)' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Full name')
    await expect(label.firstChild?.nodeValue).toBe('Full name ')
    await expect(label).toHaveTextContent('Full name (optional)')
  },
})
