import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ServiceTiles, type ServiceTilesProps } from '../../../design-system/patterns/ServiceTiles/ServiceTiles.tsx'

const args: ServiceTilesProps = {
  items: [
    { icon: 'lamp', text: 'Props', href: '#props' },
    { icon: 'dress', text: 'Outfits', href: '#outfits' },
    { icon: 'clapperboard', text: 'Cinemato\u00adgraphers', href: '#cinematographers' },
    { icon: 'hand', text: 'Hired help', href: '#help' },
    { icon: 'shoe', text: 'Make-up artists', href: '#make-up' },
    { icon: 'camera', text: 'Photo\u00adgraphers', href: '#photographers' },
  ],
}

const meta = preview.meta({
  title: 'Cards and prices/ServiceTiles',
  id: 'components-servicetiles',
  component: ServiceTiles,
  args,
})

export const Default = meta.story({ tags: ['visual'] })
export const One = meta.story({
  tags: ['visual'],
  args: { items: [{ icon: 'lamp', text: 'Donaudampfschifffahrtsgesellschaft', href: '#' }] },
})
export const AListOfLinks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(6)
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
})
