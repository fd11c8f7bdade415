import { expect, fn, fireEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Grid, Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { PictureCard, type PictureCardProps } from '../../../design-system/components/PictureCard/PictureCard.tsx'
import { EVENING, NOWHERE, ON_ITS_WAY } from '../../support/pictures.ts'
import { Cell } from '../../support/StateSheet.tsx'
import { withArch } from '../../support/withArch.tsx'

const scene = (name: string) => ({ src: `/art/scene/${name}.svg`, alt: '' })
const story = {
  title: 'Where the light falls at 4 pm',
  picture: scene('rajwada-courtyard'),
  description: 'A photographer’s notes on the courtyard through the seasons.',
  href: '#story',
  more: 'Read More',
} as const
const longest = {
  title: 'Donaudampfschifffahrtsgesellschaft: how we hung four hundred lamps in one very tall tree, twice',
  description: 'Two nights, one cherry picker, and the reason the bulbs are warm white. '.repeat(4),
  eyebrow: 'Behind the scenes, lighting and everything that goes with it',
  price: '₹12,34,56,789',
}

const states: Record<string, PictureCardProps> = {
  'a story': story,
  'a set': {
    title: 'The Rajwada Courtyard',
    picture: scene('rajwada-courtyard.3x4'),
    shape: 'arch',
    ratio: '3/4',
    href: '#set',
  },
  'an event': {
    title: 'Sangeet',
    picture: { src: '/art/event/sangeet.svg', alt: '' },
    price: '₹85,000',
    href: '#event',
    more: 'Read more',
  },
  'an event without a price': {
    title: 'Birthday',
    picture: { src: '/art/event/birthday.svg', alt: '' },
    href: '#event',
    more: 'Read more',
  },
  'a prop, nowhere to go': {
    title: 'Gramophone',
    eyebrow: 'Vintage',
    picture: { src: '/art/prop/gramophone.svg', alt: '' },
    ratio: '1',
  },
  'picture on its way': { title: 'The court at dusk', picture: { src: ON_ITS_WAY, alt: '' }, href: '#set' },
  'picture is gone': { title: 'Old street', picture: { src: NOWHERE, alt: '' }, href: '#set' },
  'longest texts': { ...story, ...longest },
}

const meta = preview.meta({
  title: 'Cards and prices/PictureCard',
  id: 'components-picturecard',
  component: PictureCard,
  args: story as PictureCardProps,
  decorators: [withArch],
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <PictureCard {...args} />
    </div>
  ),
})

export const Default = meta.story({
  parameters: { parts: { eyebrow: 'Story', price: 'From ₹2,000', picture: { src: EVENING, alt: '' } } },
})

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid min={300} gap={8}>
      {Object.entries(states).map(([name, props]) => (
        <Cell key={name} name={name}>
          <div style={{ width: '100%' }}>
            <PictureCard {...props} />
          </div>
        </Cell>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const withoutALink = within(canvas.getByRole('article', { name: 'Gramophone' }))
    await expect(withoutALink.queryByRole('link')).toBeNull()
    await expect(withoutALink.getByRole('heading', { level: 3, name: 'Gramophone' })).toBeVisible()
  },
})

export const FirstOfAList = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={12}>
      <PictureCard
        {...story}
        layout="beside"
        level={2}
        ratio="16/10"
        title="How we hung four hundred lamps in one tree"
        description="Two nights, one cherry picker, and the reason the bulbs are warm white."
        picture={scene('luminous-tree')}
      />
      <Grid min={340} gap={8}>
        <PictureCard {...story} />
        <PictureCard {...story} title="Dust, denim and a rented horse" picture={scene('texas-ranch')} />
        <PictureCard {...story} title="One street, nine looks" picture={scene('blue-lane')} />
      </Grid>
    </Stack>
  ),
})

export const OneStopThatSaysItsTitle = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAccessibleName('Read More Where the light falls at 4 pm')
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
  },
})

export const AllOfItIsTheLink = meta.story({
  // Narrow, because elementFromPoint finds nothing off screen.
  render: () => (
    <div style={{ width: 280 }}>
      <PictureCard {...story} more={undefined} onOpen={opened} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Where the light falls at 4 pm' })
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect()
    for (const [x, y] of [
      [0.5, 0.2],
      [0.1, 0.9],
      [0.9, 0.5],
    ] as const) {
      await expect(document.elementFromPoint(left + width * x, top + height * y)).toBe(link)
    }
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await fireEvent.click(link)
    await expect(opened).toHaveBeenCalledTimes(1)
  },
})
const opened = fn()
