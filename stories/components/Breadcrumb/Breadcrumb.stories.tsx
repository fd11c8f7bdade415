import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Breadcrumb, type BreadcrumbProps } from '../../../design-system/components/Breadcrumb/Breadcrumb.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const home = { href: '#home', text: 'Home' }

const meta = preview.meta({
  title: 'Navigation/Breadcrumb',
  id: 'components-breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [home, { href: '#outfits', text: 'Outfits' }, { text: 'Gulmohar Lehenga' }],
  } as BreadcrumbProps,
})

const states = {
  'three steps': {},
  'two steps': { label: 'Two steps', items: [home, { text: 'Sets' }] },
  'a step without a page': { label: 'A step without a page', items: [home, { text: 'Services' }, { text: 'Props' }] },
  'longest texts': {
    label: 'Longest texts',
    items: [
      home,
      { href: '#long', text: 'Donaudampfschifffahrtsgesellschaft & Bharatanatyam' },
      { text: 'Family Portrait Morning with everybody who comes along' },
    ],
  },
} satisfies Record<string, Partial<BreadcrumbProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<BreadcrumbProps> of={Breadcrumb} base={args} states={states} />,
})

export const LandmarkWhoseLastPageIsNoLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    const links = canvas.getAllByRole('link')
    // A link is at least as wide as a finger needs, which must not push the slash away from a short word.
    for (const [at, slash] of canvas.getAllByText('/').entries()) {
      const text = document.createRange()
      text.selectNodeContents(links[at]!)
      const { left, right } = slash.getBoundingClientRect()
      const next = slash.closest('li')!.nextElementSibling!.getBoundingClientRect()
      await expect(left - text.getBoundingClientRect().right).toBeCloseTo(next.left - right, 0)
    }
    await expect(canvas.getByText('Gulmohar Lehenga')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Outfits' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
})
