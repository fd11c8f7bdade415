import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Price.css.ts'

export const PRICE_SIZES = ['small', 'medium', 'large'] as const

export interface PriceWords {
  /** The price to pay, already formatted. */
  selling: string
  /** The price before a reduction, struck through. */
  list?: string | undefined
  /** Hidden text before the list price, because the strike-through is not announced: 'List price'. */
  listLabel?: string | undefined
}

export interface PriceProps extends PriceWords {
  /** What is saved, below the price: 'Save ₹2,000'. */
  save?: string | undefined
  /** How large the figures are. */
  size?: (typeof PRICE_SIZES)[number] | undefined
}

/** Price, list price and saving. Hidden spaces separate them for screen readers. */
export function Price({ selling, list, listLabel, save, size = 'medium' }: PriceProps) {
  return (
    <div className={css.root}>
      <p className={css.row}>
        <span className={css.selling[size]}>
          <Spoken>{selling}</Spoken>
        </span>
        {list && (
          <>
            <VisuallyHidden> </VisuallyHidden>
            <s className={css.list[size]}>
              {listLabel && <VisuallyHidden>{listLabel} </VisuallyHidden>}
              <Spoken>{list}</Spoken>
            </s>
          </>
        )}
        {save && <VisuallyHidden> </VisuallyHidden>}
      </p>
      {save && (
        <p className={css.save}>
          <Spoken>{save}</Spoken>
          <VisuallyHidden> </VisuallyHidden>
        </p>
      )}
    </div>
  )
}
