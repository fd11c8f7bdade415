import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SkipLink } from '../../../design-system/components/SkipLink/SkipLink.tsx'
import { TextLink } from '../../../design-system/components/TextLink/TextLink.tsx'

const meta = preview.meta({
  title: 'Navigation/SkipLink',
  id: 'components-skiplink',
  component: SkipLink,
  parameters: { docs: { story: { height: '120px' } } },
  args: { href: '#main' as const, children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link.
      </main>
    </>
  ),
})

export const Default = meta.story({})

export const Focused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})

export const SkipsTheHeader = meta.story({
  render: (args) => (
    <>
      <SkipLink {...args} />
      <header>
        <TextLink href="#logo">Aperture Acres</TextLink>
      </header>
      <main id="main" tabIndex={-1}>
        <TextLink href="#sets">Sets</TextLink>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aperture Acres' })).toHaveFocus()
  },
})

export const IsAtTheRightFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { left, right } = canvas.getByRole('link').getBoundingClientRect()
    await expect(window.innerWidth - right).toBeLessThan(left)
  },
})
