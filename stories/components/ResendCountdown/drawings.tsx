import { Button, ResendCountdown } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    countsDown: () => (
      <ResendCountdown
        until={15_000}
        now={() => 5000}
        waiting={(seconds) => `Resend in 0:${seconds}`}
        resend="Resend"
        announce=""
        onResend={nothing}
      />
    ),
    noTime: () => <Button disabledReason="Please wait">Resend</Button>,
  },
}
