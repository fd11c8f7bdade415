import { NOTICE } from '#brand/notice.ts'
import { Alert, Stack, TextField } from '../../../design-system/index.ts'
import { fieldPair } from '../../shell/fieldPair.css.ts'
import { mobileDigits, type BillingForm } from '../../text/rules.ts'
import { OrderNotes } from './OrderNotes.tsx'
import type { useBillingForm } from './useBillingForm.ts'

const HOURS = `${NOTICE.shootDays * 24} hours`
/** One text node, because screen readers may pause between several. */
const TERMS = `Reschedule with ${HOURS}’ notice. A cancellation can be requested within ${NOTICE.cancelHours} hours of the order, unless the shoot starts within ${HOURS}.`

interface BillingFieldsProps extends Omit<ReturnType<typeof useBillingForm>, 'check'> {
  /** The text that is sent along with the notes; it may be empty. */
  sent: string
}

export function BillingFields({ form, problems, refOf, change, sent }: BillingFieldsProps) {
  const field = (name: Exclude<keyof BillingForm, 'notes'>) => ({
    ref: refOf(name),
    name,
    value: form[name],
    problem: problems[name],
    onChange: (typed: string) => change(name, name === 'phone' ? mobileDigits(typed) : typed),
  })
  return (
    <Stack gap={6}>
      <TextField {...field('fullName')} label="Full name" autoComplete="name" required />
      <div className={fieldPair}>
        <TextField {...field('phone')} label="Phone" type="tel" inputMode="numeric" autoComplete="tel" required />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          hint="The confirmation is sent here."
          required
        />
      </div>
      <TextField
        {...field('gst')}
        label="GST number"
        optional="(optional)"
        placeholder="15 characters, for a tax invoice"
        autoComplete="off"
      />
      <OrderNotes
        notes={form.notes}
        problem={problems.notes}
        hint={sent && `Sent with them: ${sent}`}
        sent={sent}
        onChange={(notes) => change('notes', notes)}
      />
      <Alert tone="info" live="off">
        {TERMS}
      </Alert>
    </Stack>
  )
}
