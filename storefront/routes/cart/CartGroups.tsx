import { Suspense, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Alert, CartGroup, CartLine, TextButton, TextLink } from '../../../design-system/index.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { rupees, type Paise } from '../../text/money.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { askForPrice } from '../../shell/askForPrice.ts'
import { shootDayOf } from '../../state/cart.ts'
import { isFocusLost } from '../../shell/focus.ts'
import { usePictures } from '../../shell/usePictures.ts'
import { dayWindow, lineDays } from '../pricing/packages.ts'
import { AddOns } from './AddOns.tsx'
import type { DatedLine } from './ChangeDate.tsx'
import * as css from './CartGroups.css.ts'
import { CallSheetDialog, ChangeDate, RemoveGroup } from './dialogs.ts'
import {
  detailsOf,
  isOnRequest,
  nameOf,
  picturedOf,
  shownGroups,
  titleOf,
  type Group,
  type Line,
  isCompleteLine,
} from './groups.ts'
import { People } from './People.tsx'
import type { useRemoval } from './useRemoval.ts'

interface CartGroupsProps {
  cart: Cart
  removal: ReturnType<typeof useRemoval>
  /** The checkout button, if there is one. */
  proceed: HTMLButtonElement | null
}

export function CartGroups({ cart, removal, proceed }: CartGroupsProps) {
  const { removing, problem, remove, removed, undo, undoing } = removal
  const groups = shownGroups(cart)
  // The removed line stays in the list until the cart has been fetched again.
  const isGone = removed && !groups.some(({ cart: lines }) => lines.some(({ CartitemId: id }) => id === removed.id))
  const undoRow = isGone && <UndoRow key="undo" name={removed.name} busy={undoing} onUndo={() => void undo(removed)} />
  // The group may have been removed with its last line.
  const gapIn = groups.find(({ TypeId }) => TypeId === removed?.TypeId)
  const pictureOf = usePictures(picturedOf(cart))
  const [leaving, setLeaving] = useState<Group>()
  const [changing, setChanging] = useState<DatedLine>()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isLeaving = ({ CartitemId }: Line): boolean => CartitemId !== null && removing.includes(CartitemId)

  return (
    <>
      {withGap(
        !gapIn && removed?.place.group,
        undoRow,
        groups.map((group, place) => (
          <CartGroup
            key={`${place} ${group.TypeId}`}
            title={titleOf(group)}
            amount={group.Amount === null || isOnRequestOnly(group) ? undefined : rupees(group.Amount)}
            {...(group.cart.length > 1 && {
              removeAll: {
                label: `Remove all ${titleOf(group).toLowerCase()}`,
                onPress: () => setLeaving(group),
                busy: group.cart.every(isLeaving) && MESSAGES.wait,
              },
            })}
          >
            {problem?.TypeId === group.TypeId && <Alert tone="danger">{problem.text}</Alert>}
            {group.cart.length === 0 && <Alert tone="warning">{BOOKING_MESSAGES.unread}</Alert>}
            {withGap(
              gapIn === group && removed?.place.line,
              undoRow,
              group.cart.map((line, at) => (
                <CartLine
                  key={`${at} ${line.CartitemId}`}
                  name={nameOf(line)}
                  picture={pictureOf(group.TypeId, line)}
                  details={detailsOf(group, line)}
                  window={dayWindow({ ...line, ...(isPackage(group) && { PackageName: line.ProductName }) })}
                  date={isPackage(group) ? lineDays(line) : line.BookingDate}
                  price={linePrice(group, line)}
                  remove={
                    line.CartitemId === null
                      ? undefined
                      : {
                          label: `Remove ${nameOf(line)}`,
                          onPress: () => void remove(group.TypeId, [line]),
                          busy: isLeaving(line),
                        }
                  }
                  action={
                    isPackage(group) && isDated(line) ? (
                      <TextButton icon="calendar" onClick={() => setChanging(line)}>
                        Change date
                      </TextButton>
                    ) : (
                      isOnRequest(group, line) && <AskForPrice name={nameOf(line)} day={shootDayOf(cart)} />
                    )
                  }
                />
              )),
            )}
            {isPackage(group) && group.cart[0] && (
              <>
                <People line={group.cart[0]} />
                <div className={css.sheet}>
                  <TextButton icon="printer" onClick={() => setSheetOpen(true)}>
                    Call sheet
                  </TextButton>
                </div>
              </>
            )}
          </CartGroup>
        )),
      )}
      <AddOns busy={Boolean(leaving ?? changing) || removing.length > 0} proceed={proceed} />
      <Suspense>
        {leaving && (
          <RemoveGroup
            group={leaving}
            onRemove={() => void remove(leaving.TypeId, leaving.cart)}
            onClose={() => setLeaving(undefined)}
          />
        )}
        {isSheetOpen && <CallSheetDialog groups={picturedOf(cart)} onClose={() => setSheetOpen(false)} />}
        {changing && <ChangeDate cart={cart} line={changing} onClose={() => setChanging(undefined)} />}
      </Suspense>
    </>
  )
}

/** @param at the place of the removed row; false or undefined in other groups. */
function withGap(at: number | false | undefined, row: ReactNode, all: readonly ReactNode[]): ReactNode {
  return typeof at === 'number' ? [...all.slice(0, at), row, ...all.slice(at)] : all
}

/** Takes the place and the focus of the pressed button, so that screen readers say what was removed. */
function UndoRow({ name, busy, onUndo }: { name: string; busy: boolean; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const what = useId()
  useLayoutEffect(() => {
    if (isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={css.gap}>
      <p id={what}>Removed {name}.</p>
      <TextButton ref={button} aria-describedby={what} busy={busy && MESSAGES.wait} onClick={onUndo}>
        Undo
      </TextButton>
    </div>
  )
}

function AskForPrice({ name, day }: { name: string; day: string | undefined }) {
  const { label, describedName, href } = askForPrice(name, day)
  return (
    <TextLink href={href} aria-label={describedName}>
      {label}
    </TextLink>
  )
}

/** Its total would be ₹0. */
function isOnRequestOnly(group: Group): boolean {
  return group.cart.length > 0 && group.cart.every((line) => isOnRequest(group, line))
}

function isDated(line: Line): line is DatedLine {
  return line.ProductId !== null
}

function isPackage(group: Group): boolean {
  return group.TypeId === CART_TYPES.package.TypeId
}

/** The list price is struck through if it is higher (C-070). */
function linePrice(group: Group, line: Line) {
  if (isOnRequest(group, line)) return { selling: MESSAGES.priceOnRequest }
  if (!isCompleteLine(line)) return { selling: BOOKING_MESSAGES.unread }
  const { Amount, ProductPrice, ProductSellingAmount, Quantity } = line
  const selling = rupees(Amount)
  if (ProductPrice === null || ProductPrice <= ProductSellingAmount) return { selling }
  return { selling, list: rupees((ProductPrice * Quantity) as Paise), listLabel: 'List price' }
}
