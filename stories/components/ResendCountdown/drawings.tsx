import { Button, ResendCountdown } from '../../../design-system/index.ts'
import { manualTimer } from '../../../design-system/components/Timer/manualTimer.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing } from '../../support/sketch.tsx'

const clock = manualTimer(5000)

export const drawings: Drawings = {
  examples: {
    countsDown: () => (
      <ResendCountdown
        until={15_000}
        timer={clock}
        waiting={(seconds) => `Resend in 0:${seconds}`}
        resend="Resend"
        announce=""
        onResend={nothing}
      />
    ),
    noTime: () => <Button disabledReason="Please wait">Resend</Button>,
  },
}
