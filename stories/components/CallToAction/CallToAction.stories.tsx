import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CallToAction } from '../../../design-system/components/CallToAction/CallToAction.tsx'

const meta = preview.meta({
  title: 'Cards and prices/CallToAction',
  id: 'components-calltoaction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Pick a package, we will keep the light on.', action: { href: '#pricing', text: 'Check Pricing' } },
})

export const Default = meta.story({ tags: ['visual'] })
export const LongestTexts = meta.story({
  tags: ['visual'],
  args: {
    title: 'Donaudampfschifffahrtsgesellschaft: pick a package, we will keep the light on for everybody.',
    action: { href: '#', text: 'See what all of the packages cost' },
  },
})
export const OneLinkReachedByTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Check Pricing' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#pricing')
  },
})
