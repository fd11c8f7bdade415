import type { Ref } from 'react'
import { ChoiceSet, type ChoiceSetWords } from '../ChoiceSet/ChoiceSet.tsx'
import * as css from '../ChoiceSet/ChoiceSet.css.ts'
import { useField } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface CheckboxGroupProps extends ChoiceSetWords {
  /** The values that are checked. */
  value: readonly string[]
  /** Called with all checked values after each press. */
  onChange: (value: string[]) => void
  /** `count` is shown at the end of the line. */
  options: readonly { value: string; text: string; count?: number | undefined; disabled?: boolean | undefined }[]
  /** The count's accessible text: '14 outfits'. By default the bare number. */
  countLabel?: ((count: number) => string) | undefined
  /** The name under which a form sends each checked value. */
  name?: string | undefined
  /** The fieldset's `id`; generated if left out. */
  id?: string | undefined
  /** The first checkbox, to move focus here after a failed submit. */
  ref?: Ref<HTMLInputElement>
}

export function CheckboxGroup({
  value,
  onChange,
  options,
  countLabel = String,
  name,
  id,
  ref,
  ...words
}: CheckboxGroupProps) {
  const { control, aria } = useField(id, words)
  /** In the order of the options. Values that are no longer offered are dropped. */
  const choose = (changed: string, isChecked: boolean) => {
    const offered = options.map((option) => option.value)
    onChange(offered.filter((one) => (one === changed ? isChecked : value.includes(one))))
  }
  return (
    <ChoiceSet {...words} control={control} describedBy={aria['aria-describedby']}>
      {options.map((option, at) => (
        <label key={option.value} className={css.option}>
          <input
            ref={at === 0 ? ref : undefined}
            type="checkbox"
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            aria-labelledby={`${control}-${at}-text`}
            aria-describedby={option.count === undefined ? undefined : `${control}-${at}-count`}
            aria-invalid={aria['aria-invalid']}
            className={css.checkbox}
            onChange={({ target }) => choose(option.value, target.checked)}
          />
          <span id={`${control}-${at}-text`} className={css.words}>
            {option.text}
          </span>{' '}
          {option.count !== undefined && (
            <>
              <span className={css.count} aria-hidden="true">
                {option.count}
              </span>
              <VisuallyHidden>
                <span id={`${control}-${at}-count`}>{countLabel(option.count)}</span>
              </VisuallyHidden>
            </>
          )}
        </label>
      ))}
    </ChoiceSet>
  )
}
