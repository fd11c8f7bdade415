import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { nextNumber } from './logic.ts'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'maxLength' | 'pattern' | 'prefix'
> {
  /** Digits of a whole number. */
  length?: number | undefined
}

/**
 * A telephone number as digits. Whatever else is typed or pasted stays out; a pasted '+91 98765 43210' loses
 * its code. There is no `maxlength`: it would cut the paste before anybody could read it.
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
