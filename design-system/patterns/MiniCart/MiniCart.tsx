import { slate } from '../../styles/surface.css.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Amounts } from '../../components/Price/Amounts.tsx'
import * as row from '../../components/Price/LineRow.css.ts'
import { LineRow } from '../../components/Price/LineRow.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './MiniCart.css.ts'

export interface MiniCartProps {
  /** Its heading: 'Your cart'. */
  title: string
  /** What is in the cart, in short. */
  lines: readonly {
    label: string
    detail?: string | undefined
    amount: string
    /** The price before a discount, drawn struck through. */
    list?: string | undefined
    /** Announced before it: 'List price'. */
    listLabel?: string | undefined
    picture?: { src: string; alt: string } | undefined
  }[]
  /** The sum below the lines, already formatted. */
  subtotal?: { label: string; value: string } | undefined
  /** What is taken off it, such as a discount. */
  less?: readonly { label: string; value: string }[] | undefined
  /** What remains; then the subtotal is drawn small. */
  total?: { label: string; value: string } | undefined
  /** The link to the cart. */
  action?: { href: string; text: string } | undefined
  /** Shown when there are no lines. */
  empty?: string | undefined
  /** The close button, where the cart lies over the page. */
  close?: { label: string; onPress: () => void } | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function MiniCart({ title, lines, subtotal, less = [], total, action, empty, close, id }: MiniCartProps) {
  return (
    <div id={id} className={css.card}>
      <div className={slate.quiet} />
      <div className={css.body}>
        <div className={css.head}>
          <Heading level={2} size="title-m">
            {title}
          </Heading>
          {close && (
            <div className={css.close}>
              <IconButton icon="close" label={close.label} onClick={close.onPress} />
            </div>
          )}
        </div>
        {lines.length === 0 && empty && <p className={css.empty}>{empty}</p>}
        {lines.length > 0 && (
          <ul className={css.lines}>
            {lines.map(({ label, detail, picture, amount, ...before }, at) => (
              <LineRow key={`${at} ${label}`} name={label} detail={detail} picture={picture}>
                <Amounts {...before} selling={amount} look={row} listFirst />
              </LineRow>
            ))}
          </ul>
        )}
        {subtotal && (
          <dl className={css.sums}>
            {[subtotal, ...less, ...(total ? [total] : [])].map(({ label, value }, at, all) => {
              const isSum = at === all.length - 1
              return (
                <div key={label} className={css.row}>
                  <dt className={isSum ? css.subtotalLabel : undefined}>{label}</dt>
                  <dd className={isSum ? css.subtotalValue : css.amount}>
                    <Spoken isolated>{value}</Spoken>
                  </dd>
                </div>
              )
            })}
          </dl>
        )}
        {action && (
          <LinkButton href={action.href} width="full">
            {action.text}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
