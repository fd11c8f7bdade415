import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon, ICON_NAMES } from '../../design-system/components/Icon/Icon.tsx'
import { Entry, Group } from './Group.tsx'

const meta = preview.meta({ title: 'Foundations/Icons', id: 'foundations-icons' })

export const All = meta.story({
  tags: ['visual'],
  render: () => (
    <Group name={`${ICON_NAMES.length} icons`}>
      {ICON_NAMES.map((name) => (
        <Entry key={name} name={name} value="">
          <Icon name={name} size="large" />
        </Entry>
      ))}
    </Group>
  ),
  play: async ({ canvas }) => {
    for (const name of ICON_NAMES) await expect(canvas.getByText(name, { exact: true })).toBeVisible()
  },
})
