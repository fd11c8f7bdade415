import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface PriceWords {
  /** The price to pay, already formatted. */
  selling: string
  /** The price before a reduction, struck through. */
  list?: string | undefined
  /** Hidden text before the list price, because the strike-through is not announced: 'List price'. */
  listLabel?: string | undefined
}

interface AmountsProps extends PriceWords {
  /** Class names. */
  look: { readonly selling: string; readonly list: string }
  listFirst?: boolean
}

/** A price and the list price before a reduction. A hidden space keeps screen readers from running them together. */
export function Amounts({ selling, list, listLabel, look, listFirst = false }: AmountsProps) {
  const now = (
    <span className={look.selling}>
      <Spoken isolated>{selling}</Spoken>
    </span>
  )
  if (!list) return now
  const before = (
    <s className={look.list}>
      {listLabel && <VisuallyHidden>{listLabel} </VisuallyHidden>}
      <Spoken isolated>{list}</Spoken>
    </s>
  )
  return (
    <>
      {listFirst ? before : now}
      <VisuallyHidden> </VisuallyHidden>
      {listFirst ? now : before}
    </>
  )
}
