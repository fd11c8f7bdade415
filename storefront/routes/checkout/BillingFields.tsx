import { NOTICE } from '#brand/notice.ts'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Alert, Stack, TextArea, TextField } from '../../../design-system/index.ts'
import { fieldPair } from '../../shell/fieldPair.css.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { planCountAtom } from '../../state/planCount.ts'
import { mobileDigits, type BillingForm } from '../../text/rules.ts'
import type { useBillingForm } from './useBillingForm.ts'

const HOURS = `${NOTICE.shootDays * 24} hours`
/** One text node, because screen readers may pause between several. */
const TERMS = `Reschedule with ${HOURS}’ notice. A cancellation can be requested within ${NOTICE.cancelHours} hours of the order, unless the shoot starts within ${HOURS}.`

const PlanForNotes = lazyWithPreload(async () => (await import('./PlanForNotes.tsx')).PlanForNotes)

/** The maximum length of notes, sizes and the number of people together. */
const NOTES_MAX = 2000

interface BillingFieldsProps extends Omit<ReturnType<typeof useBillingForm>, 'check'> {
  /** Sent with the notes; may be empty. */
  sent: string
}

export function BillingFields({ form, problems, refOf, change, sent }: BillingFieldsProps) {
  const field = (name: keyof BillingForm) => ({
    name,
    value: form[name],
    problem: problems[name],
    onChange: (typed: string) => change(name, name === 'phone' ? mobileDigits(typed) : typed),
  })
  const planned = useAtomValue(planCountAtom)
  const room = Math.max(0, NOTES_MAX - (sent ? sent.length + 1 : 0))
  return (
    <Stack gap={6}>
      <TextField {...field('fullName')} ref={refOf('fullName')} label="Full name" autoComplete="name" required />
      <div className={fieldPair}>
        <TextField
          {...field('phone')}
          ref={refOf('phone')}
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          required
        />
        <TextField
          {...field('email')}
          ref={refOf('email')}
          label="Email"
          type="email"
          autoComplete="email"
          hint="The confirmation is sent here."
          required
        />
      </div>
      <TextField
        {...field('gst')}
        ref={refOf('gst')}
        label="GST number"
        optional="(optional)"
        placeholder="15 characters, for a tax invoice"
        autoComplete="off"
      />
      <TextArea
        {...field('notes')}
        label="Order notes"
        optional="(optional)"
        hint={sent && `Sent with them: ${sent}`}
        placeholder="Looks, arrival time, allergies, anything the team should know"
        maxLength={room}
      />
      {planned > 0 && (
        <Suspense>
          <PlanForNotes notes={form.notes} room={room} onChange={(notes) => change('notes', notes)} />
        </Suspense>
      )}
      <Alert tone="info" live="off">
        {TERMS}
      </Alert>
    </Stack>
  )
}
