import { expect } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { Container } from '../../../design-system/components/Layout/Layout.tsx'
import { LinkTabs } from '../../../design-system/components/LinkTabs/LinkTabs.tsx'

const NAMES = [
  'Bloggers & Influencers',
  'Customised Setup',
  'Modelling & Fashion Portfolio',
  'Music Video & Ads',
  'Pre Wedding & Maternity',
  'Product & Garment',
  'Web Series & TV Serials',
]
const items = (current: number) => NAMES.map((text, at) => ({ href: `#${at}`, text, current: at === current }))

const meta = preview.meta({
  title: 'Navigation/LinkTabs',
  id: 'components-linktabs',
  component: LinkTabs,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Package categories', items: items(4) },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
})

export const Default = meta.story({ tags: ['visual'] })
export const AtTheStart = meta.story({ tags: ['visual'], args: { items: items(0) } })
export const NoneCurrent = meta.story({ tags: ['visual'], args: { items: items(-1) } })

export const LandmarkWhereTabGoesFromLinkToLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const tab of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(tab).toHaveFocus()
    }
  },
})
export const CurrentIsSaidAndInView = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: framed(120, 'phone') },
  args: { items: items(6) },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('link', { current: 'page' })
    await expect(tab).toHaveTextContent('Web Series & TV Serials')
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})
