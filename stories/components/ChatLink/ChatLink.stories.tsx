import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ChatLink } from '../../../design-system/components/ChatLink/ChatLink.tsx'

const meta = preview.meta({
  title: 'Actions/ChatLink',
  id: 'components-chatlink',
  component: ChatLink,
  parameters: { layout: 'fullscreen', docs: { story: { height: '120px' } } },
  args: { href: 'https://chat.example', label: 'Chat with us (opens in a new tab)' },
  render: (args) => (
    <div style={{ minHeight: 120 }}>
      <ChatLink {...args} />
    </div>
  ),
})

export const Default = meta.story({ tags: ['visual'] })
export const ReachedByTabAndSaysThatItOpensElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Chat with us (opens in a new tab)' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
