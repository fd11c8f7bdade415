import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { Gallery } from '../../../design-system/components/Gallery/Gallery.tsx'
import { NOWHERE } from '../../support/pictures.ts'
import { Cell } from '../../support/StateSheet.tsx'

const views = ['', '.3x4', '.detail', '.dusk', '.moonlit', '.noon', '.season'] as const
const pictures = views.map((view) => ({
  src: `/art/scene/rajwada-courtyard${view}.svg`,
  alt: `The court${view.replace('.', ', ')}`,
  full: `/art/scene/rajwada-courtyard${view}.svg?full`,
}))
const looks = ['bridal', 'festival', 'groom', 'jasmine', 'silver', 'studio'].map((look) => ({
  src: `/art/person/look-${look}.svg`,
  alt: `A ${look} look`,
}))

const written = {
  openLabel: '({ alt }, position) => `Enlarge picture ${position}: ${alt}`',
  counter: '(position, count) => `${position} of ${count}`',
}

const meta = preview.meta({
  title: 'Media/Gallery',
  id: 'components-gallery',
  component: Gallery,
  parameters: { written },
  args: {
    pictures,
    openLabel: ({ alt }: { alt: string }, position: number) => `Enlarge picture ${position}: ${alt}`,
    lightbox: {
      title: 'Photographs of The Rajwada Courtyard',
      closeLabel: 'Close',
      previousLabel: 'Previous picture',
      nextLabel: 'Next picture',
      counter: (position: number, count: number) => `${position} of ${count}`,
      fullLabel: 'Open the full picture',
    },
  },
})

export const Default = meta.story({ tags: ['visual'] })
export const AsAGrid = meta.story({ tags: ['visual'], args: { layout: 'grid', pictures: looks } })
export const AnyNumber = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack gap={8}>
      {[1, 2, 3, 4, 5, 6].map((count) => (
        <Cell key={count} name={`${count}`}>
          <div style={{ width: '100%' }}>
            <Gallery {...args} pictures={pictures.slice(0, count)} />
          </div>
        </Cell>
      ))}
    </Stack>
  ),
})
export const PictureIsGone = meta.story({
  tags: ['visual'],
  args: { pictures: [{ src: NOWHERE, alt: 'The court' }, ...pictures.slice(1, 3)] },
})

export const SaysWhatIsEnlargedAndReturnsFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('link', { name: 'Enlarge picture 3: The court, detail' })
    await expect(third).toHaveAttribute('href', '/art/scene/rajwada-courtyard.detail.svg?full')
    third.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Photographs of The Rajwada Courtyard' })
    await expect(within(dialog).getByRole('status')).toHaveTextContent('3 of 7')
    await expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/art/scene/rajwada-courtyard.detail.svg?full')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(third).toHaveFocus())
  },
})

export const LeavesANewTabToTheBrowser = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('link')[0] as HTMLElement
    let left = false
    first.parentElement?.addEventListener(
      'click',
      (event) => {
        left = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await fireEvent.click(first, { ctrlKey: true })
    await expect(left).toBe(true)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
