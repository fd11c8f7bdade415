import preview from '../../../.storybook/preview.tsx'
import { Badge, BADGE_TONES, type BadgeProps } from '../../../design-system/components/Badge/Badge.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Cards and prices/Badge',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Paid' },
})

const states: Record<string, Partial<BadgeProps>> = {
  ...Object.fromEntries(BADGE_TONES.map((tone) => [tone, { tone }])),
  'with an icon': { tone: 'success', icon: 'check', children: 'Paid in full' },
  'a number': { tone: 'strong', children: '3' },
  'longest words': {
    tone: 'info',
    icon: 'clock',
    children: 'Waits for everybody who comes along and for Donaudampfschifffahrtsgesellschaftskapitäne',
  },
}

export const Default = meta.story({ parameters: { parts: states['with an icon'] } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<BadgeProps> of={Badge} base={args} states={states} cell={180} />,
})
