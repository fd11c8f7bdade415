import { DAY_WORDS } from '../../../storefront/text/dayMessages.ts'
import { useState } from 'react'
import { useArgs, useEffect } from 'storybook/preview-api'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  AvailabilityBadge,
  type AvailabilityBadgeProps,
  type AvailabilityState,
} from '../../../design-system/components/AvailabilityBadge/AvailabilityBadge.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { CartLine } from '../../../design-system/patterns/CartLine/CartLine.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Cards and prices/AvailabilityBadge',
  id: 'components-availabilitybadge',
  component: AvailabilityBadge,
  args: { state: 'available' as AvailabilityState, children: 'Available' },
})

const days = Object.entries(DAY_WORDS).map(([state, words]) => [words.toLowerCase(), { state, children: words }])

const states = {
  ...(Object.fromEntries(days) as Record<string, AvailabilityBadgeProps>),
  checking: { state: 'checking', children: 'Checking availability...' },
  'no answer': { state: 'error', children: 'Availability could not be checked' },
  'timed out': { state: 'error', children: 'No answer in time. Choose the date again.' },
  'words of the provider': {
    state: 'sold',
    children: 'Green rooms are not available. Choose Luxury Room and press Add to Cart.',
  },
  'in a legend': { state: 'fast', children: 'Fast filling', plain: true },
  'one long word': { state: 'fast', children: 'Donaudampfschifffahrtsgesellschaftskapitän' },
} satisfies Record<string, Partial<AvailabilityBadgeProps>>

/** The texts if the provider sends none (C-003). */
const WORDS: Readonly<Record<AvailabilityState, string>> = {
  ...DAY_WORDS,
  checking: 'Checking availability...',
  error: 'Availability could not be checked',
}

const STATES = Object.keys(WORDS) as AvailabilityState[]

export const Default = meta.story({
  parameters: { parts: { announce: true } },
  decorators: [
    (Story) => {
      const [{ state, children }, updateArgs] = useArgs<AvailabilityBadgeProps>()
      // Another state brings its own words, unless the reader has written others.
      useEffect(() => {
        const isOurs = Object.values(WORDS).some((words) => words === children)
        if (isOurs && children !== WORDS[state]) updateArgs({ children: WORDS[state] })
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- A change of the text alone is the reader's.
      }, [state])
      return <Story />
    },
  ],
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateSheet<AvailabilityBadgeProps> of={AvailabilityBadge} base={args} states={states} cell={220} />
  ),
})

export const InANarrowCartLine = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 260 }}>
      {([{ state: 'fast', children: DAY_WORDS.fast }, states['words of the provider']] as const).map((badge) => (
        <CartLine
          key={badge.state}
          name="Golden Hour"
          details={['12 Dec 2026']}
          price={{ selling: '₹24,500' }}
          action={<AvailabilityBadge {...badge} />}
        />
      ))}
    </div>
  ),
})

const ANSWERS = [
  ['checking', 'Checking availability'],
  ['fast', 'Fast filling'],
  ['sold', 'Sold out'],
] as const satisfies readonly (readonly [AvailabilityState, string])[]

/** One badge stays mounted across several answers. */
function Asked() {
  const [at, setAt] = useState(0)
  const [state, words] = ANSWERS[at] ?? ANSWERS[0]
  return (
    <>
      <AvailabilityBadge announce state={state}>
        {words}
      </AvailabilityBadge>{' '}
      <Button variant="secondary" onClick={() => setAt(at + 1)}>
        Next answer
      </Button>
    </>
  )
}

export const SaysThatItAsksAndEachAnswerOnce = meta.story({
  render: () => <Asked />,
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByRole('status')
    const heard: string[] = []
    const listener = new MutationObserver(() => heard.push(live.textContent ?? ''))
    listener.observe(live, { childList: true, subtree: true, characterData: true })
    await expect(live).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button'))
    await expect(live).toHaveTextContent('Fast filling')
    await expect(live).toHaveAttribute('aria-busy', 'false')
    await userEvent.click(canvas.getByRole('button'))
    // Both came from the same live region.
    await expect(canvas.getByRole('status')).toBe(live)
    await expect(live).toHaveTextContent('Sold out')
    listener.disconnect()
    await expect(heard).toEqual(['Fast filling', 'Sold out'])
  },
})

export const NotByColourAlone = meta.story({
  render: () => (
    <p>
      {STATES.map((state) => (
        <AvailabilityBadge key={state} state={state}>
          {state}
        </AvailabilityBadge>
      ))}
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Only a badge with `announce` is a live region.
    await expect(canvas.queryByRole('status')).toBeNull()
    const signs = [...canvasElement.querySelectorAll('svg')].map((sign) => sign.innerHTML)
    await expect(new Set(signs).size).toBe(STATES.length)
  },
})
