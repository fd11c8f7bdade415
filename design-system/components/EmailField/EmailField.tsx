import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern' | 'prefix'>

/** An e-mail address: the keyboard with the @, no capital at the start, no spaces round it. The sentence on a wrong one is the caller's. */
export function EmailField({ autoComplete = 'email', onChange, ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      onChange={(text) => onChange(text.trim())}
    />
  )
}
