import { OtpInput, type OtpInputProps } from '../../../design-system/components/OtpInput/OtpInput.tsx'
import { ResendCountdown } from '../../../design-system/components/ResendCountdown/ResendCountdown.tsx'
import { manualTimer } from '../../../design-system/components/Timer/manualTimer.ts'
import type { Drawings } from '../../support/guide.ts'

const code = (props: Partial<OtpInputProps>) => (
  <div style={{ width: 340, maxWidth: '100%' }}>
    <OtpInput label="Code sent to ••••• ••210" value="" onChange={() => {}} {...props} />
  </div>
)

const clock = manualTimer(5000)

export const drawings: Drawings = {
  anatomy: () => code({ value: '419', problem: 'Please enter valid OTP', hint: 'The code holds for 10 minutes.' }),
  examples: {
    withCountdown: () => (
      <div style={{ display: 'grid', gap: 16 }}>
        {code({ value: '41' })}
        <ResendCountdown
          until={15_000}
          timer={clock}
          waiting={(seconds) => `Resend in 0:${seconds}`}
          resend="Resend"
          announce=""
          onResend={() => {}}
        />
      </div>
    ),
    fiveInputs: () => (
      <div style={{ display: 'flex', gap: 8 }}>
        {['4', '1', '', '', ''].map((digit, at) => (
          <input
            key={at}
            aria-label={`Digit ${at + 1}`}
            defaultValue={digit}
            style={{ width: 44, height: 56, border: '1px solid', textAlign: 'center' }}
          />
        ))}
      </div>
    ),
    rejectedKept: () => code({ value: '41907', problem: 'Please enter valid OTP' }),
    submittedAlone: () => (
      <div style={{ display: 'grid', gap: 16 }}>
        {code({ value: '41907' })}
        <p>Checking… before anyone has pressed a button.</p>
      </div>
    ),
  },
}
