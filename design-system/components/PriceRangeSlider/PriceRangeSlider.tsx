import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Problem, useField } from '../Field/Field.tsx'
import { withNetwork } from '../lazy/withNetwork.ts'
import { trackOf, typedRange } from './logic.ts'
import * as css from './PriceRangeSlider.css.ts'

const Thumbs = /* @__PURE__ */ lazy(
  /* @__PURE__ */ withNetwork(() => import('./Thumbs.tsx').then((part) => ({ default: part.Thumbs }))),
)

export interface PriceRangeSliderProps {
  /** The legend of the fieldset, which names the slider. */
  legend: string
  /** The bounds, in whole units of money. */
  min: number
  /** The upper bound, in whole units of money. */
  max: number
  /** The step of an arrow key; Page keys move ten steps. @default 50 */
  step?: number | undefined
  /** The chosen range; not applied before Apply. */
  value: [number, number]
  /** Called with the range while a thumb moves, and when a field is left. */
  onChange: (value: [number, number]) => void
  /** Called on Apply with the current fields. */
  onApply: (value: [number, number]) => void
  /** Called by the Reset button; the caller sets the range back. */
  onReset: () => void
  /** Writes an amount, `₹1,500`: both chosen amounts are shown below the track and announced with the thumbs. */
  format: (price: number) => string
  /** Names the lower thumb and its field. */
  minimumLabel: string
  /** Names the upper thumb and its field. */
  maximumLabel: string
  /** Both or neither: without them the buttons are elsewhere, such as in a sheet. Enter in a field still applies. */
  applyLabel?: string | undefined
  /** The text of the Reset button. */
  resetLabel?: string | undefined
  /**
   * Why the range gave no results, such as “Sorry, no result found!”. The fields stay valid, because they accept any
   * amount.
   */
  problem?: string | undefined
  /** Shown in the Apply button while the list is fetched: 'Please Wait...'. */
  busy?: string | false | undefined
  /** The fieldset's `id`; generated if left out. */
  id?: string | undefined
}

const NOTHING = [undefined, undefined] as const
const rail = <span className={css.track} />

/** A price range with two thumbs, and two fields for those who cannot drag (WCAG 2.5.7). */
export function PriceRangeSlider(props: PriceRangeSliderProps) {
  const { legend, min, max, step = 50, value, onChange, onApply, onReset, format, problem, busy = false, id } = props
  const { control, aria } = useField(id, { problem })
  const names = [props.minimumLabel, props.maximumLabel] as const
  const track = trackOf(min, max, step)
  const shown = value.map(String) as [string, string]
  const [typed, setTyped] = useState<readonly [string | undefined, string | undefined]>(NOTHING)
  const texts = [typed[0] ?? shown[0], typed[1] ?? shown[1]] as const

  /** Commits the typed texts and returns the range, because Apply can come before the next render. */
  const settle = (): [number, number] => {
    const next = typedRange(texts, value, min, max)
    setTyped(NOTHING)
    if (String(next) !== String(value)) onChange(next)
    return next
  }
  const { root, direction } = useDirection()

  return (
    <fieldset
      id={control}
      ref={root}
      className={css.set}
      aria-busy={Boolean(busy) || undefined}
      aria-describedby={aria['aria-describedby']}
    >
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
              aria-describedby={aria['aria-describedby']}
              value={texts[at]}
              onChange={({ currentTarget }) =>
                setTyped(at === 0 ? [currentTarget.value, typed[1]] : [typed[0], currentTarget.value])
              }
              onBlur={settle}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                if (!busy) onApply(settle())
              }}
            />
          </label>
        ))}
      </div>
      {problem && <Problem control={control}>{problem}</Problem>}
      {props.applyLabel !== undefined && (
        <div className={css.actions}>
          <span className={css.grow}>
            <Button width="full" busy={busy} onClick={() => onApply(settle())}>
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
 * The text direction, known once the slider is about to be visible. Thumbs are not loaded before: server-rendered,
 * their style attributes would violate the content security policy.
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
