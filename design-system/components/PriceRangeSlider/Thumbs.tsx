import * as Radix from '@radix-ui/react-slider'
import { thumbToEnd, type Range, type trackOf } from './logic.ts'
import * as css from './PriceRangeSlider.css.ts'

interface ThumbsProps {
  names: readonly [string, string]
  track: ReturnType<typeof trackOf>
  step: number
  value: [number, number]
  onChange: (value: [number, number]) => void
  format: (price: number) => string
  direction: 'ltr' | 'rtl'
}

/** Lazy, because Radix is most of the slider's weight. */
export function Thumbs({ names, track, step, value, onChange, format, direction }: ThumbsProps) {
  const { min, max, flat } = track
  const ends: Range = [min, flat ? min : max]
  // A pointer only reaches whole steps, so the track ends with one.
  const end = min + Math.ceil((max - min) / step) * step
  const drawn = (price: number): number => (price === max ? end : price)
  return (
    <Radix.Root
      className={css.slider}
      dir={direction}
      min={min}
      max={end}
      step={step}
      disabled={flat}
      preserveThumbOrder
      value={value.map(drawn)}
      onValueChange={([low = min, high = max]) => onChange([Math.min(low, max), Math.min(high, max)])}
    >
      <Radix.Track className={css.track}>
        <Radix.Range className={css.range} />
      </Radix.Track>
      {([0, 1] as const).map((at) => (
        <Radix.Thumb
          key={at}
          className={css.thumb}
          aria-label={names[at]}
          aria-valuenow={value[at]}
          aria-valuemax={max}
          aria-valuetext={format(value[at])}
          data-on-top={at === 0 && value[0] > (ends[0] + ends[1]) / 2 ? '' : undefined}
          onKeyDown={(event) => {
            const next = thumbToEnd(event.key, at, value, ...ends)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
        />
      ))}
    </Radix.Root>
  )
}
