import { STAY } from '#brand/stay.ts'
import { useAtomValue } from 'jotai'
import { type Dispatch, type ReactNode, type SetStateAction, useRef, useState } from 'react'
import { Alert, ArchPicture, Button, Dialog, Price, Select, Spoken, Stack, Text } from '../../../design-system/index.ts'
import { addToCart } from '../../api/addToCart.ts'
import { Added } from '../../shell/Added.tsx'
import { DateChoice } from '../../shell/date/DateChoice.tsx'
import { stayDays } from '../../shell/date/days.ts'
import { useAvailability } from '../../shell/date/useAvailability.ts'
import { useSubmission } from '../../shell/useSubmission.ts'
import { request } from '../../state/request.ts'
import { cartAtom, reloadCart, shootDayOf } from '../../state/cart.ts'
import { visitDayAtom } from '../../state/visitDay.ts'
import { dMy, today } from '../../text/dates.ts'
import { linesOf } from '../../text/lists.ts'
import { MESSAGES } from '../../text/messages.ts'
import { ChosenStays } from './ChosenStays.tsx'
import { nameOf, priceOf, shootWithoutStay, type Room } from './rooms.ts'
import { additionsOf, join, type Selection } from './selection.ts'
import * as css from './StayDialog.css.ts'

interface StayDialogProps {
  /** Only rooms with a price. */
  rooms: readonly Room[]
  pictureOf: (room: Room) => string
  /** A notice that the prices may be old. */
  stale: ReactNode
  /** The initially selected room. */
  first: Room
  selection: Selection
  onSelection: Dispatch<SetStateAction<Selection>>
  /** Called with the note to show at the button that opened the dialog. */
  onAdded: (note: ReactNode) => void
  /** Whether that button is large. */
  large: boolean
  onClose: () => void
}

/** Collects stays in a list, then adds them to the cart (COTT-10 to 28, ADD-41 to 43). */
export function StayDialog({
  rooms,
  pictureOf,
  stale,
  first,
  selection,
  onSelection,
  onAdded,
  large,
  onClose,
}: StayDialogProps) {
  const [chosen, setRoom] = useState(first)
  // A refresh may have changed the listed price.
  const room = rooms.find(({ Id }) => String(Id) === String(chosen.Id)) ?? chosen
  const cart = useAtomValue(cartAtom)
  const shoot = shootWithoutStay(cart)
  const hasShoot = cart !== undefined && shootDayOf(cart) !== undefined
  const visitDay = useAtomValue(visitDayAtom)
  // Beside a shoot one button is enough: what is chosen goes into the cart at once.
  const collects = rooms.length > 1 && (!hasShoot || selection.length > 0)
  const { busy, problemAt, setProblem, refuse, submit } = useSubmission()
  const objection = problemAt('form')
  // A stay defaults to the day of the shoot.
  const availability = useAvailability(stayDays(room.Id), shoot ?? (hasShoot ? undefined : visitDay))
  const { day, answer } = availability
  /** The link in the note, which replaces the pressed button. */
  const confirmation = useRef<HTMLAnchorElement>(null)
  const stayField = useRef<HTMLSelectElement>(null)

  const choose = (next: Room): void => {
    setRoom(next)
    setProblem(undefined)
    if (day) availability.pick(day, stayDays(next.Id))
  }

  const joined = (): Selection | undefined => {
    const verdict = join(selection, { stayId: room.Id, name: nameOf(room) }, day, answer)
    if (verdict.status === 'joined') return verdict.selection
    refuse(verdict.at, verdict.text)
    return undefined
  }

  const addStay = (): void => {
    const next = joined()
    if (!next) return
    setProblem(undefined)
    onSelection(next)
  }

  const add = async (): Promise<void> => {
    // A single stay needs no list.
    const additions = additionsOf((selection.length > 0 ? selection : joined()) ?? [])
    const [added] = additions
    if (!added) return
    if (!(await submit(() => request(() => addToCart(additions))))) return
    await reloadCart(true)
    // Emptied together with closing, because an empty list would be announced.
    onSelection((now) => now.filter((stay) => !selection.includes(stay)))
    onAdded(<Added day={added.date} large={large} link={confirmation} />)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={nameOf(room)}
      description="Your stay"
      closeLabel="Close"
      size="large"
      slate="sun"
      // Focusing the dialog itself would scroll its title away on small screens.
      initialFocus={stayField}
      returnFocus={confirmation}
      actions={
        <>
          {objection && <Alert tone="danger">{objection}</Alert>}
          <Button
            width="full"
            busy={(busy || (selection.length === 0 && answer?.status === 'checking')) && MESSAGES.wait}
            onClick={() => void add()}
          >
            Add to cart
          </Button>
        </>
      }
      panel={{
        content: (
          <>
            <Price {...priceOf(room)} size="large" />
            <Text size="small">per night</Text>
            <ul className={css.features}>
              {linesOf(room.CottagePackageDescription).map((line, at) => (
                <li key={`${at} ${line}`}>{line}</li>
              ))}
            </ul>
          </>
        ),
        picture: <ArchPicture src={pictureOf(room)} alt="" ratio="4/5" />,
      }}
    >
      <Stack gap={4}>
        {stale}
        {rooms.length > 1 && (
          <Select
            label="Stay"
            value={String(room.Id)}
            options={rooms.map((one) => ({ value: String(one.Id), text: nameOf(one) }))}
            onChange={(value) => choose(rooms.find(({ Id }) => String(Id) === value) ?? room)}
            ref={stayField}
          />
        )}
        <Text size="small" tone="muted">
          {`1 cottage. ${STAY.holds}`}
          {shoot && <Spoken>{` Your shoot is on ${dMy(shoot)}.`}</Spoken>}
        </Text>
        <DateChoice
          label="Check-in date"
          name={nameOf(room)}
          // Without a shoot the specification sets no first day (C-074).
          earliest={shoot && today()}
          near={shoot}
          product="stay"
          availability={availability}
          problem={problemAt('date')}
          onPick={() => setProblem(undefined)}
        />
        {collects && (
          <>
            <div>
              <Button
                variant="secondary"
                busy={(busy || answer?.status === 'checking') && MESSAGES.wait}
                onClick={addStay}
              >
                Add stay
              </Button>
            </div>
            <ChosenStays selection={selection} rooms={rooms} onSelection={(next) => !busy && onSelection(next)} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
