import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LinkButton, type LinkButtonProps } from '../../../design-system/components/LinkButton/LinkButton.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Actions/LinkButton',
  id: 'components-linkbutton',
  component: LinkButton,
  args: { href: '#pricing', children: 'Check Pricing' } as LinkButtonProps,
})

const states = {
  primary: {},
  secondary: { variant: 'secondary' },
  large: { size: 'large' },
  'full width': { width: 'full' },
  outside: {
    href: 'https://example.org',
    external: true,
    externalLabel: ', opens in a new tab',
    children: 'Take a tour',
  },
  'longest text': { children: 'Check the pricing of Donaudampfschifffahrtsgesellschaft for two nights' },
} satisfies Record<string, Partial<LinkButtonProps>>

export const Default = meta.story({ parameters: { parts: { ...states.outside, children: <span>Take a tour</span> } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<LinkButtonProps> of={LinkButton} base={args} states={states} />,
})

export const ReachedByTabAndSaysThatItOpensANewTab = meta.story({
  args: { external: true, externalLabel: ', opens in a new tab', href: 'https://example.org' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: /^Check Pricing ?, opens in a new tab$/ })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
