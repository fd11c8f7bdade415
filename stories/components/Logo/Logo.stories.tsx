import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Logo, type LogoProps } from '../../../design-system/components/Logo/Logo.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Media/Logo',
  id: 'components-logo',
  component: Logo,
  args: { label: 'Aperture Acres, home', words: 'Aperture Acres', href: '#home' } as LogoProps,
})

const states = {
  'named at length': {},
  'named by its words': { label: 'Aperture Acres', words: undefined },
} satisfies Record<string, Partial<LogoProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<LogoProps> of={Logo} base={args} states={states} />,
})

export const SaysThatItLeadsHome = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Aperture Acres, home' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#home')
  },
})
