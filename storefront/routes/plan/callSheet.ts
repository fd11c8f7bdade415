/** A call sheet for the team, from the lines of a cart or booking and from the plan. */
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import type { Plan, PlanLine } from '../../state/plan.ts'
import { parseDMy } from '../../text/dates.ts'
import { clock, minutesOf } from '../../text/times.ts'
import { nameOf, wishedSize } from '../cart/groups.ts'
import { lineText } from './lines.ts'
import { lengthOf } from './time.ts'

export interface CalledLine {
  ProductName: string
  ProductCategory: string
  BookingDate: string
  StartTime: string
  EndTime: string
  Quantity: number | null
  ProductId?: Id | null | undefined
}

/** The groups of a cart or a booking, as `picturedOf` returns them. */
export type CalledGroups = readonly { TypeId: number; lines: readonly CalledLine[] }[]

const linesOf = (groups: CalledGroups, type: keyof typeof CART_TYPES): readonly CalledLine[] =>
  groups.filter(({ TypeId }) => TypeId === CART_TYPES[type].TypeId).flatMap(({ lines }) => lines)

/** The packages, the earliest first; unreadable days come last. */
export const shootsOf = (groups: CalledGroups): readonly CalledLine[] =>
  [...linesOf(groups, 'package')].sort((a, b) => order(a).localeCompare(order(b)))

const order = ({ BookingDate, StartTime }: CalledLine): string =>
  `${parseDMy(BookingDate) ?? '9999'} ${String(minutesOf(StartTime) ?? 0).padStart(4, '0')}`

/**
 * The sets in order, each with its time. With several shoots the times are left out, because the plan does not assign
 * sets to shoots.
 * @param each minutes that the package has for a set.
 */
export function setTimes(plan: Plan, shoots: readonly CalledLine[], each: number | undefined) {
  const [shoot] = shoots.length === 1 ? shoots : []
  const start = minutesOf(shoot?.StartTime ?? '')
  const end = shoot && start !== undefined ? start + lengthOf(shoot) : NaN
  return plan
    .filter(({ kind }) => kind === 'Sets')
    .map((line, at) => {
      const from = start === undefined || each === undefined ? undefined : start + at * each
      const isLate = from !== undefined && from >= end
      return { time: from === undefined ? '' : isLate ? 'If time is left' : clock(from), text: lineText(line) }
    })
}

/**
 * Crew, looks, meals and the rest, by heading: first what is ordered, then what is planned. Empty lists are left out.
 */
export function listsOf(groups: CalledGroups, plan: Plan): { title: string; items: string[] }[] {
  const ordered = (type: keyof typeof CART_TYPES) =>
    linesOf(groups, type).map((line) => {
      const size = type === 'outfit' ? wishedSize(line.ProductId ?? null) : ''
      const count = line.Quantity !== null && line.Quantity > 1 ? `${line.Quantity} × ` : ''
      return count + lineText({ name: nameOf(line), size, note: '' })
    })
  /** Ordered items are not repeated. */
  const planned = (kind: PlanLine['kind'], type?: keyof typeof CART_TYPES) => {
    const names = new Set(type && linesOf(groups, type).map(nameOf))
    return plan.filter((line) => line.kind === kind && !(names.has(line.name) && !line.note)).map(lineText)
  }
  return [
    { title: 'Crew', items: [...ordered('professional'), ...planned('Professionals', 'professional')] },
    { title: 'Looks', items: [...ordered('outfit'), ...planned('Outfits', 'outfit')] },
    { title: 'Meals', items: ordered('food') },
    { title: 'Setups', items: planned('Setups') },
    { title: 'Props', items: planned('Props') },
    { title: 'Stay', items: ordered('stay') },
  ].filter(({ items }) => items.length > 0)
}
