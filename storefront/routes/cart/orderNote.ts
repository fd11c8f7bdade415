/** What goes into the order note, because no call takes it: how many people come, and sizes. It changes no amount. */
import { NOTICE } from '#brand/notice.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { readText } from '../../storage.ts'
import type { PeopleKey } from '../../storageKeys.ts'
import { fromRupees, rupees } from '../../text/money.ts'
import { wishedSize, type Line } from './groups.ts'

export const PEOPLE_MAX = 99

/** Parses a package's words: `Up to 3 people`, `One couple, up to 4 crew`. */
export function includedPeople(details: string): number | undefined {
  const [, couple, count] = /(\bone couple, )?\bup to (\d+) (?:people|persons|guests|crew)\b/i.exec(details) ?? []
  return count === undefined ? undefined : Number(count) + (couple ? 2 : 0)
}

/** `2 extra, ₹2,000 at the gate`, as in the terms; empty if there is none. */
export function extraPeople(people: number, included: number | undefined): string {
  const extra = people - (included ?? people)
  if (extra <= 0) return ''
  return NOTICE.extraPerson === undefined
    ? `${extra} extra`
    : `${extra} extra, ${rupees(fromRupees(extra * NOTICE.extraPerson))} at the gate`
}

export const peopleKey = ({ ProductId }: Pick<Line, 'ProductId'>) => `People ${ProductId}` satisfies PeopleKey

/** `5 people (2 extra, ₹2,000 at the gate)`; empty if the visitor has not said. */
export function statedPeople(line: Pick<Line, 'ProductId'>): string {
  return readText('session', peopleKey(line)) ?? ''
}

/** `5 people (2 extra, ₹2,000 at the gate). Sizes: Gulmohar Lehenga M.` */
export function sentWithNotes({ cart }: Pick<Cart, 'cart'>): string {
  const linesOf = (type: 'package' | 'outfit') =>
    cart.find(({ TypeId }) => TypeId === CART_TYPES[type].TypeId)?.cart ?? []
  const people = linesOf('package').map(statedPeople)
  const sizes = linesOf('outfit').flatMap(({ ProductId, ProductName }) => {
    const size = wishedSize(ProductId)
    return size ? [`${ProductName.trim()} ${size}`] : []
  })
  return [...people, sizes.length > 0 && `Sizes: ${sizes.join(', ')}`]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
