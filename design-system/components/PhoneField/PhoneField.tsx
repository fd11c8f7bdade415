import { useRef } from 'react'
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
  /** Set by a typed '+' or '00', which are not shown: then a 91 is the country code. */
  const isInternational = useRef(false)
  const type = (text: string): void => {
    const next = nextNumber(value, text, length)
    if (text.trim() === '+' || next === '00') {
      isInternational.current = true
      return onChange('')
    }
    if (!isInternational.current || next === '' || next === '9') return onChange(next)
    isInternational.current = false
    onChange(next === '91' ? '' : next)
  }
  return (
    <TextField {...rest} type="tel" inputMode="numeric" autoComplete={autoComplete} value={value} onChange={type} />
  )
}
