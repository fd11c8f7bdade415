import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResendCountdown } from './ResendCountdown.tsx'

const noClock = () => {
  throw new Error('read the clock')
}
const made = (since?: number) =>
  renderToString(
    <ResendCountdown
      until={15_000}
      since={since}
      timer={{ now: noClock, after: noClock }}
      waiting={(seconds) => `Resend in ${seconds}`}
      resend="Resend"
      announce="Now"
      onResend={() => {}}
    />,
  )

test('a prerendered page shows the start of the wait without reading a clock', () => {
  expect(made(0)).toContain('Resend in 15')
})

test('shows no number without a start', () => {
  expect(made()).not.toMatch(/Resend in|>\d/)
})
