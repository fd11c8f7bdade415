import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { TextArea } from '../../../design-system/index.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { planCountAtom } from '../../state/planCount.ts'

const PlanForNotes = lazyWithPreload(async () => (await import('./PlanForNotes.tsx')).PlanForNotes)

/** The maximum length of notes, sizes and the number of people together. */
const NOTES_MAX = 2000

interface OrderNotesProps {
  notes: string
  problem?: string | undefined
  hint: string
  /** The text that is sent along with the notes; it may be empty. */
  sent: string
  onChange: (notes: string) => void
}

export function OrderNotes({ notes, problem, hint, sent, onChange }: OrderNotesProps) {
  const planned = useAtomValue(planCountAtom)
  const room = Math.max(0, NOTES_MAX - (sent ? sent.length + 1 : 0))
  return (
    <>
      <TextArea
        name="notes"
        value={notes}
        problem={problem}
        onChange={onChange}
        label="Order notes"
        optional="(optional)"
        hint={hint}
        placeholder="Looks, arrival time, allergies, anything the team should know"
        maxLength={room}
      />
      {planned > 0 && (
        <Suspense>
          <PlanForNotes notes={notes} room={room} onChange={onChange} />
        </Suspense>
      )}
    </>
  )
}
