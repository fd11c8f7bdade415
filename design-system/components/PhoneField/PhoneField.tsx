import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { nextNumber } from './logic.ts'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'pattern' | 'prefix'
> {
  /** How many digits a number has; more are not accepted. */
  length?: number | undefined
}

/**
 * Keeps digits only. There is no `maxlength`, which would cut a pasted '+91 98765 43210' before its country code is
 * removed.
 */
export function PhoneField({ length = 10, value, onChange, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      value={value}
      onChange={(text) => onChange(nextNumber(value, text, length))}
    />
  )
}
