import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'pattern' | 'prefix'>

/** An e-mail field: e-mail keyboard, no auto-capitals, spaces trimmed. The caller validates. */
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
