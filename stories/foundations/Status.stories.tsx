/** Generated from the guides. A deprecated component names its successor; `new` is complete, and not in a release yet. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { GUIDE_STATUSES } from '../support/guide.ts'
import { guides } from '../support/guides.ts'
import { Table } from '../support/guide/Table.tsx'

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
      <Table
        label="Components"
        head={['Component', 'Status', 'Keyboard', 'Purpose']}
        rows={sorted.map(({ name, guide: { status, keyboard, purpose, covers = [] } }) => [
          covers.length > 0 ? `${name} (${covers.join(', ')})` : name,
          status,
          keyboard.length > 0 ? 'yes' : 'nothing to focus',
          purpose,
        ])}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(guides.length + 1)
    await expect(canvas.getByRole('rowheader', { name: 'Button' })).toBeVisible()
  },
})
