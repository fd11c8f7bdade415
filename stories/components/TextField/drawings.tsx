import { TextField, type TextFieldProps } from '../../../design-system/components/TextField/TextField.tsx'
import type { Drawings } from '../../support/guide.ts'

const field = (props: Partial<TextFieldProps>) => (
  <div style={{ width: 320 }}>
    <TextField label="Full name" name="name" value="" onChange={() => {}} {...props} />
  </div>
)

export const drawings: Drawings = {
  examples: {
    rejectedKept: () => field({ label: 'Mobile number', value: '98765', problem: 'Mobile number must be 10 digits' }),
    emptied: () => field({ label: 'Mobile number', problem: 'Mobile number must be 10 digits' }),
    labelled: () => field({ value: 'Meera Joshi' }),
    placeholderAsLabel: () => (
      <input placeholder="Full name" style={{ width: 320, height: 48, padding: '0 12px', border: '1px solid' }} />
    ),
  },
}
