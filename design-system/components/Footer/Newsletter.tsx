import { useId } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Footer.css.ts'

export interface NewsletterProps {
  title: string
  /** Label and placeholder: 'Your email address'. */
  label: string
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  submit: string
  busy?: string | false | undefined
  problem?: string | undefined
}

export function Newsletter({
  title,
  label,
  value,
  onChange,
  onSubmit,
  submit,
  busy = false,
  problem,
}: NewsletterProps) {
  const id = useId()
  return (
    <form
      noValidate
      className={css.newsletter}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <h2 id={`${id}-title`} className={css.newsletterTitle}>
        {title}
      </h2>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={css.join}>
        <input
          id={id}
          type="email"
          name="newsletter"
          autoComplete="email"
          placeholder={label}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem ${id}-title` : `${id}-title`}
          className={css.input}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy} {...(busy ? undefined : { 'aria-label': submit })}>
          <Icon name="arrow-right" />
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          <Icon name="octagon-alert" size="small" />
          {problem}
        </p>
      )}
    </form>
  )
}
