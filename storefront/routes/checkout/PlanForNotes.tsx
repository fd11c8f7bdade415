import { Text, TextButton } from '../../../design-system/index.ts'
import { usePlan } from '../../state/plan.ts'
import { planText } from '../plan/lines.ts'

interface PlanForNotesProps {
  notes: string
  /** How many characters the notes may have. */
  room: number
  onChange: (notes: string) => void
}

/** Writes the plan into the order notes, where it can be edited before it is sent. */
export function PlanForNotes({ notes, room, onChange }: PlanForNotesProps) {
  const text = planText(usePlan())
  const all = [notes.trim(), text].filter(Boolean).join('\n')
  const isIn = !text || notes.includes(text.slice(0, 100))
  return (
    <div>
      {!isIn && (
        <TextButton icon="heart" onClick={() => onChange(all.slice(0, room))}>
          Add your plan to the notes
        </TextButton>
      )}
      <div role="status">
        <Text size="small" tone="muted">
          {isIn && notes.length >= room && `Notes have at most ${room} characters: what follows is not sent.`}
        </Text>
      </div>
    </div>
  )
}
