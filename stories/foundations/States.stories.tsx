/** Component × state × mode: accepted pictures, axe results, plays. */
import { expect, waitFor } from 'storybook/test'
import type { StateTable } from '../../.ci/states/table.ts'
import preview from '../../.storybook/preview.tsx'
import { BARE, SAMPLE } from './statesSample.ts'
import { besidePage } from './StatesPicture.tsx'
import { StatesTable } from './StatesTable.tsx'

const meta = preview.meta({
  title: 'Quality/States',
  id: 'foundations-states',
  component: StatesTable,
  args: { table: SAMPLE },
  parameters: {
    docs: {
      subtitle: 'Which states of which component are photographed and tested, in every mode, and what is missing.',
    },
  },
})

/** Shows the data of this build; the stories below test the table. */
export const Everything = meta.story({
  tags: ['!test'],
  loaders: [async () => ({ table: (await (await fetch(besidePage('states.json'))).json()) as StateTable })],
  render: (_args, { loaded }) => <StatesTable table={(loaded as { table: StateTable }).table} />,
})

export const WithGaps = meta.story({
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/13 states of 2 components and pages, in 4 stories; 1 more are tests and live examples/),
    ).toHaveTextContent('9 of 13 pictures are accepted')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Catalogue/Badge')
    await expect(canvas.getByRole('link', { name: 'States, dark: accepted' })).toHaveAttribute(
      'href',
      './?path=/story/components-badge--states&globals=theme:dark',
    )

    await userEvent.selectOptions(canvas.getByLabelText('Component'), 'All')
    await userEvent.click(canvas.getByLabelText('Only what has gaps'))
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Catalogue/Badge',
      'Forms/PriceRangeSlider',
    ])
    await userEvent.click(canvas.getByText('1 story, 0 of 4 pictures accepted'))
    await userEvent.click(canvas.getByText('1 story, 4 of 4 pictures accepted'))
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2))
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Longest', 'States'])
    await expect(canvas.getByText(/Badge\/Longest has no accepted picture in/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /without target-size: Thumbs that meet overlap/ })).toHaveTextContent(
      'found 2, 1 let throughfailed',
    )

    await userEvent.selectOptions(canvas.getByLabelText('Mode'), 'dark')
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'State',
      'Axe',
      'Audit',
      'Play',
      'dark',
      'State',
      'Axe',
      'Audit',
      'Play',
      'dark',
    ])
  },
})

export const NothingWasRun = meta.story({
  tags: ['!autodocs', 'behaviour'],
  args: { table: BARE },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/The stories were not tested where this was built/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Longest/ })).toHaveTextContent(
      'not run herenot run herenot run herenone yet',
    )
    await userEvent.click(canvas.getByLabelText('Only what has gaps'))
    await expect(canvas.getByRole('status')).toHaveTextContent('No gaps.')
  },
})
