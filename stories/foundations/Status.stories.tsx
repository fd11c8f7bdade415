/** Generated from the guides. A deprecated component names its successor; `new` is complete, and not in a release yet. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { GUIDE_STATUSES } from '../support/guide.ts'
import { guides } from '../support/guides.ts'
import * as css from './Status.stories.css.ts'

const sorted = guides.toSorted((one, other) => one.name.localeCompare(other.name))

const meta = preview.meta({
  title: 'Start/Status',
  id: 'foundations-component-status',
  parameters: {
    docs: { subtitle: 'Which components are ready to use. New ones are complete and not in a release yet.' },
  },
})

export const Components = meta.story({
  tags: ['visual', 'text'],
  render: () => (
    <Stack gap={6}>
      <Text>
        {GUIDE_STATUSES.map(
          (status) => `${guides.filter(({ guide }) => guide.status === status).length} ${status}`,
        ).join(', ')}
      </Text>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard */}
      <div className={css.scroll} role="group" aria-label="Components" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.cell}>
                Component
              </th>
              <th scope="col" className={css.cell}>
                Status
              </th>
              <th scope="col" className={css.cell}>
                Keyboard
              </th>
              <th scope="col" className={css.cell}>
                Purpose
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ name, guide: { status, keyboard, purpose, covers = [] } }) => (
              <tr key={name}>
                <th scope="row" className={css.cell}>
                  {covers.length > 0 ? `${name} (${covers.join(', ')})` : name}
                </th>
                <td className={css.cell}>{status}</td>
                <td className={css.cell}>{keyboard.length > 0 ? 'yes' : 'nothing to focus'}</td>
                <td className={css.cell}>{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(guides.length + 1)
    await expect(canvas.getByRole('rowheader', { name: 'Button' })).toBeVisible()
  },
})
