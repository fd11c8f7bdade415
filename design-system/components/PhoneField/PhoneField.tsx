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
  /** A typed '+' or '00' is not kept, but the 91 after it is the country code. */
  const isInternational = useRef(false)
  const type = (text: string): void => {
    const next = nextNumber(value, text, length)
    const isCode = text.trim() === '+' || next === '00' || (isInternational.current && next === '91')
    if (isCode || next.length > 1) isInternational.current = isCode && next !== '91'
    onChange(isCode ? '' : next)
  }
  return (
    <TextField {...rest} type="tel" inputMode="numeric" autoComplete={autoComplete} value={value} onChange={type} />
  )
}
