import { useAtomValue } from 'jotai'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Alert, ArchPicture, Button, Dialog, Price, Select, Spoken, Stack, Text } from '../../../design-system/index.ts'
import { addToCart } from '../../api/cart.ts'
import { Added } from '../../shell/Added.tsx'
import { DateChoice } from '../../shell/date/DateChoice.tsx'
import { stayDays } from '../../shell/date/days.ts'
import { useAvailability } from '../../shell/date/useAvailability.ts'
import { request } from '../../state/request.ts'
import { cartAtom, reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { dMy, type Day } from '../../text/dates.ts'
import { linesOf } from '../../text/features.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { ChosenStays } from './ChosenStays.tsx'
import { nameOf, priceOf, shootWithoutStay, type Room } from './rooms.ts'
import { additionsOf, COUNTS, join, type Selection } from './selection.ts'
import * as css from './StayDialog.css.ts'

interface StayDialogProps {
  /** Those with a price. */
  rooms: readonly Room[]
  pictureOf: (room: Room) => string
  /** A notice that the prices may be old. */
  stale: ReactNode
  /** The room selected at first. */
  first: Room
  selection: Selection
  onSelection: (selection: Selection) => void
  /** With what says so at the button that opened this. */
  onAdded: (note: ReactNode) => void
  /** That button is large. */
  large: boolean
  onClose: () => void
  /** Focused after a successful add. */
  confirmation: RefObject<HTMLAnchorElement | null>
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
  confirmation,
}: StayDialogProps) {
  const [chosen, setRoom] = useState(first)
  // As it is listed now: a refresh may have changed its price.
  const room = rooms.find(({ Id }) => Id === chosen.Id) ?? chosen
  const [day, setDay] = useState<Day>()
  const [count, setCount] = useState<number>(COUNTS[0])
  const [problem, setProblem] = useState<{ at: 'date' | 'form'; text: string }>()
  const [busy, setBusy] = useState(false)
  const availability = useAvailability(stayDays(room.Id, count))
  const shoot = shootWithoutStay(useAtomValue(cartAtom))
  const stayField = useRef<HTMLSelectElement>(null)

  const refuse = (at: 'date' | 'form', text: string): void => {
    setProblem({ at, text })
    toast('error', text)
  }

  const choose = (next: Room, cottages: number): void => {
    setRoom(next)
    setCount(cottages)
    setProblem(undefined)
    if (day) availability.pick(day, stayDays(next.Id, cottages))
  }

  const addStay = (): void => {
    const verdict = join(selection, { stayId: room.Id, name: nameOf(room), count }, day, availability.answer)
    if (verdict.status === 'refused') return refuse(verdict.at, verdict.text)
    setProblem(undefined)
    onSelection(verdict.selection)
  }

  const add = async (): Promise<void> => {
    const additions = additionsOf(selection)
    const [added] = additions
    if (!added) return refuse(day ? 'form' : 'date', BOOKING_MESSAGES.dateEmpty)
    setBusy(true)
    setProblem(undefined)
    const outcome = await request(() => addToCart(additions))
    if (outcome.status !== 'done') {
      setBusy(false)
      if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
      return
    }
    toast('success', outcome.value.Msg)
    await reloadCart(true)
    // Together with closing, because an empty list would be announced.
    onSelection([])
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
      panel={{
        content: (
          <>
            <Price {...priceOf(room)} size="large" />
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
        <div className={css.what}>
          <Select
            label="Stay"
            value={String(room.Id)}
            options={rooms.map((one) => ({ value: String(one.Id), text: nameOf(one) }))}
            onChange={(value) => choose(rooms.find(({ Id }) => String(Id) === value) ?? room, count)}
            ref={stayField}
          />
          <Select
            label="Cottages"
            value={String(count)}
            options={COUNTS.map((option) => ({ value: String(option), text: String(option) }))}
            onChange={(value) => choose(room, Number(value))}
          />
        </div>
        <Text size="small" tone="muted">
          {BOOKING_MESSAGES.cottageHolds}
          {shoot && <Spoken>{` Your shoot is on ${dMy(shoot)}.`}</Spoken>}
        </Text>
        <DateChoice
          label="Check-in date"
          product="stay"
          day={day}
          availability={availability}
          problem={problem?.at === 'date' ? problem.text : undefined}
          onPick={(picked) => {
            setDay(picked)
            setProblem(undefined)
            availability.pick(picked)
          }}
        />
        {problem?.at === 'form' && <Alert tone="danger">{problem.text}</Alert>}
        <Button
          variant={selection.length > 0 ? 'secondary' : 'primary'}
          width="full"
          busy={availability.answer?.status === 'checking' && MESSAGES.wait}
          onClick={addStay}
        >
          Add stay
        </Button>
        <ChosenStays selection={selection} rooms={rooms} onSelection={onSelection} />
        <Button
          variant={selection.length > 0 ? 'primary' : 'secondary'}
          width="full"
          busy={busy && MESSAGES.wait}
          onClick={() => void add()}
        >
          Add to cart
        </Button>
      </Stack>
    </Dialog>
  )
}
