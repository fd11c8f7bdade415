import { useId, type Ref } from 'react'
import { ChoiceSet, type ChoiceSetWords } from '../ChoiceSet/ChoiceSet.tsx'
import * as css from '../ChoiceSet/ChoiceSet.css.ts'
import { useField } from '../Field/Field.tsx'

export interface RadioGroupProps extends ChoiceSetWords {
  /** One of the options' values; '' while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; text: string; hint?: string | undefined; disabled?: boolean | undefined }[]
  /** Of the form; made up where none is given, because the browser needs one to move among them. */
  name?: string | undefined
  required?: boolean | undefined
  id?: string | undefined
  /** The first choice, so that a failed form can bring focus here. */
  ref?: Ref<HTMLInputElement>
}

/** Exactly one of a few that all stay in view. Native radios: one stop of the Tab key, arrows choose. */
export function RadioGroup({ value, onChange, options, name, required, id, ref, ...words }: RadioGroupProps) {
  const { control, aria } = useField(id, words)
  const own = useId()
  return (
    <ChoiceSet
      {...words}
      control={control}
      role="radiogroup"
      describedBy={aria['aria-describedby']}
      required={required}
    >
      {options.map((option, at) => {
        const about = option.hint && `${control}-${at}-about`
        return (
          <label key={option.value} className={css.option}>
            <input
              ref={at === 0 ? ref : undefined}
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={about || undefined}
              aria-labelledby={about ? `${control}-${at}-text` : undefined}
              className={css.radio}
              onChange={() => onChange(option.value)}
            />
            <span className={css.words}>
              <span id={about ? `${control}-${at}-text` : undefined}>{option.text}</span>
              {about && (
                <span id={about} className={css.about}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </ChoiceSet>
  )
}
