import { useEffect, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Field, useField } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './CouponField.css.ts'

interface Entry {
  applied?: undefined
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  onApply: () => void
  applyLabel: string
  busy?: string | false | undefined
  hint?: string | undefined
  problem?: string | undefined
  name?: string | undefined
  maxLength?: number | undefined
}

interface Applied {
  applied: { code: string; text: string; removeLabel: string; onRemove: () => void; busy?: boolean | undefined }
  label?: undefined
}

/** Either a coupon being entered or an applied one. */
export type CouponFieldProps = (Entry | Applied) & { id?: string | undefined }

export function CouponField(props: CouponFieldProps) {
  const root = useFocusKeptOnSwap(props.applied !== undefined)
  return <div ref={root}>{props.applied ? <AppliedCoupon {...props} /> : <CouponEntry {...props} />}</div>
}

/** The focused control disappears when a coupon is applied or removed: focus moves to its replacement. */
function useFocusKeptOnSwap(applied: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(applied)
  useEffect(() => {
    if (before.current === applied) return
    before.current = applied
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost) root.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [applied])
  return root
}

function CouponEntry({
  id,
  label,
  value,
  onChange,
  onApply,
  applyLabel,
  busy = false,
  hint,
  problem,
  ...rest
}: Entry & { id?: string | undefined }) {
  const { control, aria } = useField(id, { hint, problem })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onApply()
      }}
    >
      <Field control={control} label={label} hint={hint} problem={problem}>
        <div className={css.join}>
          <div className={css.input}>
            <input
              {...aria}
              type="text"
              name={rest.name ?? 'coupon'}
              value={value}
              placeholder={rest.placeholder}
              maxLength={rest.maxLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={box}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="secondary" busy={busy}>
            {applyLabel}
          </Button>
        </div>
      </Field>
    </form>
  )
}

function AppliedCoupon({ id, applied }: Applied & { id?: string | undefined }) {
  const text = useId()
  return (
    <div id={id} className={css.applied}>
      <Icon name="ticket" />
      <div>
        <p className={css.code}>{applied.code}</p>
        <p id={text} className={css.saved}>
          {applied.text}
        </p>
      </div>
      <IconButton
        icon="close"
        label={applied.removeLabel}
        aria-describedby={text}
        onClick={applied.onRemove}
        busy={applied.busy}
      />
    </div>
  )
}
