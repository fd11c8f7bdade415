import { Alert, TextLink } from '../../design-system/index.ts'
import type { Adding } from './useAddToCart.ts'
import * as css from './AddingNote.css.ts'

/** The result of an add, under its card, because toasts disappear (C-001). */
export function AddingNote({ adding, name }: { adding: Adding; name: string }) {
  if (adding.status === 'problem') return <Alert tone="danger">{adding.msg}</Alert>
  if (adding.status !== 'added') return null
  return (
    <p className={css.added}>
      {adding.msg || `${name} is in the cart.`} <TextLink href="/cart">View cart</TextLink>
    </p>
  )
}
