import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Problem, useField } from '../Field/Field.tsx'
import { withNetwork } from '../Later/withNetwork.ts'
import { trackOf, typedRange } from './logic.ts'
import * as css from './PriceRangeSlider.css.ts'

const Thumbs = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() => import('./Thumbs.tsx').then((part) => ({ default: part.Thumbs }))),
)

export interface PriceRangeSliderProps {
  legend: string
  /** The ends, in whole units of money. */
  min: number
  max: number
  /** How far an arrow key goes; Page keys go ten times as far. */
  step?: number | undefined
  /** What is chosen so far; nothing happens with it before Apply. */
  value: [number, number]
  onChange: (value: [number, number]) => void
  /** The only moment to ask for anything. Gets what the fields say at that moment. */
  onApply: (value: [number, number]) => void
  onReset: () => void
  /** `₹1,500`: drawn under the ends and read with the thumbs. */
  format: (price: number) => string
  minimumLabel: string
  maximumLabel: string
  /** Both or none: without them the buttons stand elsewhere, at the foot of a sheet. Enter in a field still applies. */
  applyLabel?: string | undefined
  resetLabel?: string | undefined
  problem?: string | undefined
  id?: string | undefined
}

const NOTHING = [undefined, undefined] as const
const rail = <span className={css.track} />

/** A range of prices: two thumbs, and two fields for whoever can't drag (WCAG 2.5.7). Both say the same. */
export function PriceRangeSlider(props: PriceRangeSliderProps) {
  const { legend, min, max, step = 50, value, onChange, onApply, onReset, format, problem, id } = props
  const { control, aria } = useField(id, { problem })
  const names = [props.minimumLabel, props.maximumLabel] as const
  const track = trackOf(min, max, step)
  const shown = value.map(String) as [string, string]
  // Texts on their way to a number; undefined while a field is not being typed in.
  const [typed, setTyped] = useState<readonly [string | undefined, string | undefined]>(NOTHING)
  const texts = [typed[0] ?? shown[0], typed[1] ?? shown[1]] as const

  /** Takes over what was typed and answers with it: Apply can come before the next drawing. */
  const settle = (): [number, number] => {
    const next = typedRange(texts, value, min, max)
    setTyped(NOTHING)
    if (String(next) !== String(value)) onChange(next)
    return next
  }
  const { root, direction } = useDirection()

  return (
    <fieldset id={control} ref={root} className={css.set} aria-describedby={aria['aria-describedby']}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.slider}>
        <Suspense fallback={rail}>
          {direction ? (
            <Thumbs
              names={names}
              track={track}
              step={step}
              value={value}
              onChange={(next) => {
                setTyped(NOTHING)
                onChange(next)
              }}
              format={format}
              direction={direction}
            />
          ) : (
            rail
          )}
        </Suspense>
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{format(value[0])}</span>
        <span>{format(value[1])}</span>
      </div>
      <div className={css.fields}>
        {([0, 1] as const).map((at) => (
          <label key={at} className={css.field}>
            <span className={css.label}>{names[at]}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className={css.input}
              disabled={track.flat}
              aria-invalid={aria['aria-invalid']}
              aria-describedby={aria['aria-describedby']}
              value={texts[at]}
              onChange={({ currentTarget }) =>
                setTyped(at === 0 ? [currentTarget.value, typed[1]] : [typed[0], currentTarget.value])
              }
              onBlur={settle}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                onApply(settle())
              }}
            />
          </label>
        ))}
      </div>
      {problem && <Problem control={control}>{problem}</Problem>}
      {props.applyLabel !== undefined && (
        <div className={css.actions}>
          <span className={css.grow}>
            <Button width="full" onClick={() => onApply(settle())}>
              {props.applyLabel}
            </Button>
          </span>
          <Button
            variant="secondary"
            onClick={() => {
              setTyped(NOTHING)
              onReset()
            }}
          >
            {props.resetLabel}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/**
 * The writing direction where it stands, known once it is about to be seen. Until then the thumbs wait: drawn on a
 * server they would carry style attributes, which a strict content policy refuses, and a filter that no small screen
 * shows need not be fetched there.
 */
function useDirection() {
  const root = useRef<HTMLFieldSetElement>(null)
  const [direction, setDirection] = useState<'ltr' | 'rtl'>()
  useEffect(() => {
    const element = root.current
    if (!element) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr')
      },
      { rootMargin: '1000px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { root, direction }
}
