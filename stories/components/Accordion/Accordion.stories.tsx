import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Accordion, type AccordionProps } from '../../../design-system/components/Accordion/Accordion.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const ITEMS = [
  {
    id: 'reschedule',
    title: (
      <>
        Can I reschedule my <mark>shoot</mark>?
      </>
    ),
    content: (
      <p>
        Yes, with 72 hours’ notice. A cottage stay can be rescheduled within 30 days of the booking, with 48 hours’
        notice.
      </p>
    ),
  },
  {
    id: 'long',
    title: 'How long can we shoot on one set?',
    content: <p>30 minutes at a stretch. Come back to it as often as it is free.</p>,
  },
  { id: 'couple', title: 'Can a second couple join?', content: <p>Yes. A second couple costs 50% extra.</p> },
]
const LONGEST = [
  {
    id: 'longest',
    title: 'What does it cost to bring everybody who comes along and a Donaudampfschifffahrtsgesellschaftskapitän?',
    content: (
      <p>
        As much as everybody else: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen are ₹118 per head, whoever
        wears them and however long that takes.
      </p>
    ),
  },
]

const meta = preview.meta({
  title: 'Text/Accordion',
  id: 'components-accordion',
  component: Accordion,
  args: { items: ITEMS, level: 3 as AccordionProps['level'], onOpenChange: fn() },
  decorators: [
    (Story) => (
      <main>
        <h1>Good questions</h1>
        <h2>Before you come</h2>
        <Story />
      </main>
    ),
  ],
})

const states = {
  closed: {},
  'one open': { startOpen: ['reschedule'] },
  'several open': { startOpen: ['reschedule', 'couple'] },
  one: { items: ITEMS.slice(1, 2) },
  'longest words': { items: LONGEST, startOpen: ['longest'] },
} satisfies Record<string, Partial<AccordionProps>>

export const Default = meta.story({ parameters: { parts: { startOpen: ['reschedule'] } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet of={Accordion} base={args} states={states} cell={420} />,
})

export const ReachedByTabArrowsMoveAndEnterOpens = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Can I reschedule my shoot?' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const second = canvas.getByRole('button', { name: 'How long can we shoot on one set?' })
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/30 minutes at a stretch/)).toBeVisible()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['long'])
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Can a second couple join?' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['long', 'reschedule'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['long'])
  },
})
export const ClosedAnswersAreFound = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'Can a second couple join?' })
    const panel = document.getElementById(question.getAttribute('aria-controls') ?? '')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    // Find-in-page fires this before it scrolls there.
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(['couple']))
    await waitFor(() => expect(panel).not.toHaveAttribute('hidden'))
    await userEvent.click(question)
    await expect(panel).toHaveAttribute('hidden', 'until-found')
  },
})
