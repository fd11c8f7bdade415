import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Carousel, type CarouselProps } from '../../../design-system/components/Carousel/Carousel.tsx'
import { Picture } from '../../../design-system/components/Picture/Picture.tsx'
import { Text } from '../../../design-system/components/Text/Text.tsx'
import { atWidths } from '../../support/atWidths.ts'

const SETS = ['texas-ranch', 'rajwada-courtyard', 'love-blossom', 'luminous-tree']

const picture = (name: string) => (
  <Picture src={`/art/scene/${name}.svg`} alt={name} width={1600} height={1000} ratio="16/10" />
)

const args: CarouselProps = {
  label: 'More set-ups',
  // The interval is so long that the carousel never advances during a test or a snapshot.
  interval: 600_000,
  perView: 2,
  slides: SETS.map((name) => ({
    key: name,
    content: <a href={`#${name}`}>{picture(name)}</a>,
  })),
  previousLabel: 'Previous sets',
  nextLabel: 'Next sets',
  pauseLabel: 'Pause the slider',
  playLabel: 'Play the slider',
}

const meta = preview.meta({
  title: 'Media/Carousel',
  id: 'components-carousel',
  tags: ['moves'],
  component: Carousel,
  args,
})

const four = [...args.slides, ...args.slides.map((slide) => ({ ...slide, key: `${slide.key} again` }))]
/** Advances by itself, as in the shop. */
export const Default = meta.story({
  args: { interval: 6000 },
  parameters: {
    parts: {
      perView: 1,
      slides: SETS.map((key) => ({ key, content: picture(key) })),
      status: (position: number, count: number) => `${position} of ${count}`,
    },
  },
})

export const ThreeAtATime = meta.story({ tags: ['visual'], args: { perView: 3, slides: four } })
export const FourAtATime = meta.story({ tags: ['visual'], args: { perView: 4, slides: four } })

const quotes = {
  label: 'Client testimonials',
  perView: 1,
  slides: [
    { key: 'a', content: <Text size="lead">“We came for two looks and left with six.”</Text> },
    {
      key: 'b',
      content: (
        <Text size="lead">
          “The light at the courtyard did half my job, and nobody hurried us through any of the sets, which is more than
          one can say of most places.”
        </Text>
      ),
    },
    { key: 'c', content: <Text size="lead">“Again.”</Text> },
  ],
  status: (position: number, count: number) => `${position} / ${count}`,
  previousLabel: 'Previous quote',
  nextLabel: 'Next quote',
  pauseLabel: 'Pause',
  playLabel: 'Play',
} as const

export const Sets = meta.story({ tags: ['visual'] })
export const Quotes = meta.story({ tags: ['visual'], args: quotes })
export const AllInView = meta.story({
  tags: ['visual'],
  args: { perView: 1, slides: [quotes.slides[0]] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Indexes of the fully visible slides. */
const seenIn = (track: HTMLElement) => {
  const { left, right } = track.getBoundingClientRect()
  return within(track)
    .getAllByRole('listitem')
    .flatMap((slide, at) => {
      const place = slide.getBoundingClientRect()
      return place.left > left - 2 && place.right < right + 2 ? [at] : []
    })
}

export const PagesRoundByButtons = meta.story({
  args: quotes,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    // Chromium would announce it before the page's title.
    await expect(canvas.getByText('1 / 3')).toHaveAttribute('aria-live', 'off')
    const track = canvas.getByRole('group', { name: 'Client testimonials' })
    await expect(seenIn(track)).toEqual([0])
    await userEvent.click(canvas.getByRole('button', { name: 'Next quote' }))
    await expect(canvas.getByText('2 / 3')).toBeVisible()
    await waitFor(() => expect(seenIn(track)).toEqual([1]))
    await expect(canvas.getByText('2 / 3')).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous quote' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous quote' }))
    // The first press is still scrolling.
    await expect(await canvas.findByText('3 / 3')).toBeVisible()
    await waitFor(() => expect(seenIn(track)).toEqual([2]))
  },
})

/** Safari before 26.2 has no `scrollend`. */
export const FollowsASwipe = meta.story({
  args: quotes,
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: 'Client testimonials' })
    track.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true })
    track.scrollTo({ left: track.scrollWidth, behavior: 'instant' })
    await expect(await canvas.findByText('3 / 3')).toBeVisible()
  },
})

/** Slides do not advance, so there is no pause button. */
export const WithLessMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Pause the slider' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Next sets' })).toBeVisible()
  },
})

export const PauseComesBeforeEverythingElse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pause the slider' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Play the slider' })).toHaveFocus()
  },
})

export const TwoInViewFrom992 = meta.story({
  parameters: { requirements: ['@HOME-21 to 22', '@CONST-16'] },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: 'More set-ups' })
    await atWidths([992, 991], (width) =>
      waitFor(() => expect(seenIn(track), `${width} px`).toHaveLength(width === 992 ? 2 : 1)),
    )
  },
})
