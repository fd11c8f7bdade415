import { expect, fireEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FlipBook, type FlipBookProps } from '../../../design-system/patterns/FlipBook/FlipBook.tsx'
import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../../design-system/components/Text/Text.tsx'
import { Spoken } from '../../../design-system/components/VisuallyHidden/Spoken.tsx'
import { media } from '../../../design-system/styles/media.ts'

const menu: Readonly<Record<string, readonly string[]>> = {
  'The café': ['Vegetarian, from the farm kitchen.', 'Open from 8:00 am until the lamps are out.'],
  Breakfast: ['Poha with peas ₹120', 'Thalipeeth and white butter ₹160', 'Filter coffee ₹60'],
  'Small plates': ['Batata vada ₹90', 'Corn chaat ₹140', 'Paneer from the coal ₹220'],
  Mains: ['Dal fry, jeera rice ₹240', 'Pithla and bhakri ₹220', 'Veg pulao ₹210'],
  Sweets: ['Gulab jamun ₹90', 'Kulfi on a stick ₹80'],
  Drinks: ['Cutting chai ₹30', 'Kokum ₹60', 'Masala chaas ₹50'],
}
const pages = Object.entries(menu).map(([title, lines]) => ({
  key: title,
  content: (
    <Stack gap={4}>
      <Heading level={3} size="title-l">
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line}>
          <Spoken>{line}</Spoken>
        </Text>
      ))}
    </Stack>
  ),
}))

const written = {
  pages: `[
  { key: 'breakfast', content: <Text>Poha with peas ₹120</Text> },
  { key: 'mains', content: <Text>Dal fry, jeera rice ₹240</Text> },
]`,
  pageLabel: '(page) => `Page ${page}`',
  status: '(first, last, count) => `${first} and ${last} of ${count}`',
}

const meta = preview.meta({
  title: 'Media/FlipBook',
  id: 'components-flipbook',
  tags: ['moves'],
  component: FlipBook,
  parameters: { written },
  args: {
    label: 'Menu of the café',
    pages,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    firstReason: 'This is the first page',
    lastReason: 'This is the last page',
    pageLabel: (page: number) => `Page ${page}`,
    status: (first: number, last: number, count: number) =>
      first === last ? `${first} of ${count}` : `${first} and ${last} of ${count}`,
  } satisfies FlipBookProps,
})

export const Default = meta.story({ tags: ['visual'] })
export const OnePage = meta.story({ tags: ['visual'], args: { pages: pages.slice(0, 1) } })
export const OddNumberOfPages = meta.story({
  tags: ['visual'],
  args: { pages: pages.slice(0, 3) },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Page 3' })),
})
export const LongestTexts = meta.story({
  tags: ['visual'],
  args: {
    pages: pages.map(({ key }) => ({
      key,
      content: (
        <Stack gap={4}>
          <Heading level={3} size="title-l">
            Donaudampfschifffahrtsgesellschaft {key}
          </Heading>
          <Text>
            {'Slow-cooked dal with smoked butter, finished at the table and refilled as often as anybody likes. '.repeat(
              6,
            )}
          </Text>
        </Stack>
      ),
    })),
  },
})
export const TurnsAtItsRightEdgeFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('[data-open][data-turn="forward"]') as HTMLElement
    const fold = Number.parseFloat(getComputedStyle(page).transformOrigin)
    await expect(fold, 'a page turns at its right edge').toBeCloseTo(page.offsetWidth, 0)
  },
})

/** One page or two, depending on the test window's width. */
const side = () => (window.matchMedia(media.desktop).matches ? 2 : 1)
const said = (page: number, count = 6) =>
  side() === 2 ? `${page - ((page - 1) % 2)} and ${page - ((page - 1) % 2) + 1} of ${count}` : `${page} of ${count}`

export const TurnedByKeysAndSaysWhichPagesAreOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    // Chromium would announce it before the page's title.
    await expect(status).toHaveAttribute('aria-live', 'off')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(status).toHaveTextContent(said(1 + side()))
    await expect(status).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{ArrowRight}')
    await expect(status).toHaveTextContent(said(1 + 2 * side()))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(status).toHaveTextContent(said(1))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(status).toHaveTextContent(said(1))
    await userEvent.keyboard('{End}')
    await expect(status).toHaveTextContent(said(6))
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription('This is the last page')
    await userEvent.keyboard('{Home}')
    await expect(status).toHaveTextContent(said(1))
  },
})

export const OpenedAtAPageAndTurnedByButtons = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fourth = canvas.getByRole('button', { name: 'Page 4' })
    await userEvent.click(fourth)
    await expect(fourth).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('heading', { name: 'Mains' })).toBeVisible()
    await expect(canvas.getByText('Breakfast')).not.toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(said(4))
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(said(4 - side()))
  },
})

export const SwipedByFinger = meta.story({
  play: async ({ canvas }) => {
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientY: 100 }
    const draw = async (from: number, to: number) => {
      const page = canvas.getAllByRole('heading')[0] as HTMLElement
      await fireEvent.pointerDown(page, { ...finger, clientX: from })
      await fireEvent.pointerUp(page, { ...finger, clientX: to })
    }
    await draw(300, 100)
    await expect(canvas.getByRole('status')).toHaveTextContent(said(1 + side()))
    await draw(100, 300)
    await draw(100, 300)
    await expect(canvas.getByRole('status')).toHaveTextContent(said(1))
  },
})
