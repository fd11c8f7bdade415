import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  ResendCountdown,
  type ResendCountdownProps,
} from '../../../design-system/components/ResendCountdown/ResendCountdown.tsx'
import { manualTimer } from '../../../design-system/components/Timer/manualTimer.ts'
import { realTimer } from '../../../design-system/components/Timer/timer.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const WAIT = 15_000
const words = (seconds: number) => `Resend in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A clock that stopped this many milliseconds after the code was sent. */
const stopped = (at: number) => ({ ...manualTimer(), now: () => at })

const written = {
  until: 'Date.now() + 15_000',
  waiting: "(seconds) => `Resend in 0:${String(seconds).padStart(2, '0')}`",
}

const meta = preview.meta({
  title: 'Forms/ResendCountdown',
  id: 'components-resendcountdown',
  component: ResendCountdown,
  parameters: { written },
  args: {
    until: WAIT,
    since: 0,
    waiting: words,
    resend: 'Resend',
    announce: 'You can have the code sent again now.',
    onResend: fn(),
  },
  argTypes: { timer: { table: { disable: true } } },
})

const states = {
  'just sent': { timer: stopped(0) },
  'half of the time': { timer: stopped(7_500) },
  'the last second': { timer: stopped(14_200) },
  'time is up': { timer: stopped(15_000) },
  'after a long sleep': { timer: stopped(3_600_000) },
  'being sent': { timer: stopped(15_000), busy: 'Please Wait...' },
  'a minute': { until: 60_000, timer: stopped(0) },
  'a quarter of an hour': { until: 900_000, timer: stopped(0) },
  'an hour': { until: 3_600_000, timer: stopped(0) },
  'a wait alone': {
    until: 900_000,
    timer: stopped(0),
    onResend: undefined,
    waiting: (seconds: number) => `You can try again in ${words(seconds).slice(10)}`,
  },
  'a wait alone, over': { timer: stopped(15_000), onResend: undefined, announce: 'You can try again now.' },
  'longest words': {
    timer: stopped(0),
    waiting: (seconds: number) => `You can have the code sent to this number once more in ${seconds} seconds from now`,
  },
} satisfies Record<string, Partial<ResendCountdownProps>>

/** Counts by the real clock from the first render. */
export const Default = meta.story({
  args: { since: undefined },
  parameters: { parts: states['half of the time'] },
  render: (args) => <Live {...args} />,
})
function Live({ onResend, timer = realTimer, ...rest }: ResendCountdownProps) {
  const [until, setUntil] = useState(() => timer.now() + WAIT)
  return (
    <ResendCountdown
      {...rest}
      timer={timer}
      until={until}
      onResend={() => {
        onResend?.()
        setUntil(timer.now() + WAIT)
      }}
    />
  )
}

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<ResendCountdownProps> of={ResendCountdown} base={args} states={states} />,
})

const running = manualTimer()
export const CountsByTheClockAndAnnouncesOnlyTheEnd = meta.story({
  args: { timer: running, until: running.now() + WAIT },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(canvas.getByText('Resend in 0:15')).toBeVisible()
    for (const [passed, left] of [
      [1000, 14],
      [1000, 13],
      [12_000, 1],
    ] as const) {
      running.advance(passed)
      await waitFor(() => expect(canvas.getByText(words(left))).toBeVisible())
      await expect(status).toBeEmptyDOMElement()
    }
    await expect(canvas.queryByRole('button')).toBeNull()
    running.advance(1000)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend' })).toBeVisible())
    await expect(status).toHaveTextContent('You can have the code sent again now.')
  },
})

const alone = manualTimer()
export const WithoutAButtonItsEndIsSeen = meta.story({
  args: { timer: alone, until: alone.now() + 2000, announce: 'You can try again now.' },
  render: (args) => <ResendCountdown {...args} onResend={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resend in 0:02')).toBeVisible()
    alone.advance(2000)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You can try again now.'))
    await expect(canvas.getByText('You can try again now.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

let slept = 0
export const IsRightAfterTheTabWasAway = meta.story({
  args: { timer: { ...manualTimer(), now: () => slept } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resend in 0:15')).toBeVisible()
    // Ten seconds passed without a tick.
    slept = 10_000
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(canvas.getByText('Resend in 0:05')).toBeVisible())
    slept = 0
  },
})

const again = manualTimer()
export const StartsAnewAndKeepsFocus = meta.story({
  args: { timer: again },
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    again.advance(WAIT)
    const button = await canvas.findByRole('button', { name: 'Resend' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByText('Resend in 0:15')).toBeVisible())
    await expect(document.body).not.toHaveFocus()
  },
})
