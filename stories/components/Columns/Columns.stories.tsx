import preview from '../../../.storybook/preview.tsx'
import { Alert, Columns, Text } from '../../../design-system/index.ts'

const meta = preview.meta({
  title: 'Layout/Columns',
  id: 'components-columns',
  component: Columns,
  args: {
    children: (
      <Text>
        What was chosen, as long as it is. The summary stays beside it on wide screens and beneath it on phones.
      </Text>
    ),
    side: <Alert tone="info">A summary</Alert>,
  },
})

export const Default = meta.story({ tags: ['visual'] })
