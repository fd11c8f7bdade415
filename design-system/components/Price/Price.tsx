import { Text } from '../Text/Text.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Amounts, type PriceWords } from './Amounts.tsx'
import * as css from './Price.css.ts'

export const PRICE_SIZES = ['small', 'medium', 'large'] as const

export interface PriceProps extends PriceWords {
  /** What is saved, below the price: 'Save ₹2,000'. */
  save?: string | undefined
  /** A few words beside the saving: '₹3,540 books it'. */
  note?: string | undefined
  /** How large the figures are. */
  size?: (typeof PRICE_SIZES)[number] | undefined
}

/** Price, list price and saving. Hidden spaces separate them for screen readers. */
export function Price({ selling, list, listLabel, save, note, size = 'medium' }: PriceProps) {
  return (
    <div className={css.root}>
      <p className={css.row}>
        <Amounts
          selling={selling}
          list={list}
          listLabel={listLabel}
          look={{ selling: css.selling[size], list: css.list[size] }}
        />
        {(save || note) && <VisuallyHidden> </VisuallyHidden>}
      </p>
      {(save || note) && (
        <div className={css.row}>
          {save && (
            <p className={css.save}>
              <Spoken>{save}</Spoken>
              <VisuallyHidden> </VisuallyHidden>
            </p>
          )}
          {note && (
            <Text size="small" tone="muted">
              <Spoken>{note}</Spoken>
            </Text>
          )}
        </div>
      )}
    </div>
  )
}
