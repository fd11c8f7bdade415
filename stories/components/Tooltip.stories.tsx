import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { IconButton } from '../../design-system/components/IconButton/IconButton.tsx'
import { Inline } from '../../design-system/components/Layout/Layout.tsx'
import {
  Tooltip,
  TOOLTIP_ALIGNS,
  TOOLTIP_SIDES,
  type TooltipProps,
} from '../../design-system/components/Tooltip/Tooltip.tsx'
import { guide } from '../guides/Tooltip.ts'
import { Cell } from '../support/StateSheet.tsx'

const printer = <IconButton icon="printer" label="Print the receipt" outline onClick={() => {}} />

const meta = preview.meta({
  title: 'Feedback/Tooltip',
  id: 'components-tooltip',
  component: Tooltip,
  parameters: { guide },
  args: { text: 'Print the receipt', says: 'name', children: printer } as TooltipProps,
  decorators: [
    (Story) => (
      <Inline gap={6} justify="center">
        <Story />
      </Inline>
    ),
  ],
})

export const Default = meta.story({})

/** One per edge, each opened by focus; hidden ones take no space. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Inline gap={10} justify="center">
      {TOOLTIP_SIDES.flatMap((side) =>
        TOOLTIP_ALIGNS.map((align) => (
          <Cell key={`${side} ${align}`} name={`${side}, ${align}`}>
            <Tooltip text="Print the receipt" says="name" side={side} align={align}>
              {printer}
            </Tooltip>
          </Cell>
        )),
      )}
    </Inline>
  ),
})
export const Shown = meta.story({
  tags: ['visual'],
  args: { side: 'below' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Print the receipt')).toBeVisible())
  },
})
export const LongestWords = meta.story({
  tags: ['visual'],
  args: {
    side: 'below' as const,
    text: 'Prints the receipt as it was sent to everybody who comes along, on one page where it fits',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText(/Prints the receipt/)).toBeVisible())
  },
})
export const RightToLeft = meta.story({
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { side: 'below' as const, align: 'start' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const words = canvas.getByText('Print the receipt')
    await waitFor(() => expect(words).toBeVisible())
    await expect(Math.round(words.getBoundingClientRect().right)).toBe(
      Math.round(canvas.getByRole('button').getBoundingClientRect().right),
    )
  },
})

export const EscapeHidesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Print the receipt')
    await expect(words).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(words).not.toBeVisible()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})
export const TheMouseMayGoOverIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Print the receipt')
    await userEvent.hover(canvas.getByRole('button', { name: 'Print the receipt' }))
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.hover(words)
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.unhover(words)
    await expect(words).not.toBeVisible()
  },
})
export const ReadAsADescription = meta.story({
  render: () => (
    <Tooltip text="Opens the printer’s own window" says="description">
      {(describedBy) => <Button aria-describedby={describedBy}>Print</Button>}
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveAccessibleDescription(
      'Opens the printer’s own window',
    )
  },
})
/** In a corner of the window it flips and shifts to stay fully visible. */
export const TurnsOverAtTheEdge = meta.story({
  tags: ['visual'],
  parameters: { docs: { story: { height: '120px' } } },
  args: { side: 'above' as const },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const words = canvas.getByText('Print the receipt')
    await waitFor(() => expect(words).toBeVisible())
    const { top, left } = words.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(canvas.getByRole('button').getBoundingClientRect().bottom)
    await expect(left).toBeGreaterThanOrEqual(0)
  },
})
