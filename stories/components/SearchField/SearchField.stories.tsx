import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SearchField, type SearchFieldProps } from '../../../design-system/components/SearchField/SearchField.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const Controlled = controlled<SearchFieldProps>(SearchField)

const meta = preview.meta({
  title: 'Forms/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  args: {
    label: 'Search by keyword',
    value: '',
    submitLabel: 'Search',
    clearLabel: 'Clear the search',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Controlled {...args} />,
})

const states = {
  empty: {},
  'with an example': { label: 'Search the questions', placeholder: 'Reschedule' },
  filled: { label: 'Search by word', value: 'shoot' },
  'with a hint': { label: 'Search questions and answers', hint: 'Looks in the questions and in the answers.' },
  refused: { label: 'Search again', value: '%', problem: 'Please enter a word' },
  'longest words': {
    label: 'Search everything that was ever asked about a day at the studio',
    value: 'Donaudampfschifffahrtsgesellschaftskapitän and a horse',
  },
} satisfies Record<string, Partial<SearchFieldProps>>

export const Default = meta.story({ parameters: { parts: states.filled } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<SearchFieldProps> of={Controlled} base={args} states={states} />,
})

export const EnterAndItsButtonSearch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search by keyword' })
    await userEvent.type(field, 'shoot{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('shoot')
    await userEvent.type(field, ' day')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith('shoot day')
  },
})
export const ClearedByItsButtonAndTakesFocusBack = meta.story({
  args: { value: 'refund' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
