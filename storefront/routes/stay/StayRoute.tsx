import { STAY } from '#brand/stay.ts'
import { useAtomValue } from 'jotai'
import { Suspense, useState, type ReactNode } from 'react'
import { Alert, Button, Container, Heading } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetRoomPackage } from '../../api/contract/catalogue/rooms.ts'
import { readKey } from '../../api/identity.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { Crumbs } from '../../shell/PublicPage.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { useKept } from '../../shell/hydrated.ts'
import { match } from '../../shell/match.tsx'
import { cartAtom } from '../../state/cart.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { dMy } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { isPriced, offersOf, pictureAt, shootWithoutStay, type Room } from './rooms.ts'
import type { Selection } from './selection.ts'
import { StayHero } from './StayHero.tsx'
import * as css from './StayPage.css.ts'
import { Cafe, Inside, Terms } from './StaySections.tsx'
import { NoRooms, Tariff } from './Tariff.tsx'

/** The id of a room, or the hero. */
type Place = Room['Id']

const StayDialog = lazyWithPreload(async () => (await import('./StayDialog.tsx')).StayDialog)

/** Sold-out green rooms link here (ADD-11, VALC-08). */
export function StayRoute() {
  // The type of the last package added (C-120).
  const packageType = useKept(() => readKey('PackageType'), '')
  const rooms = useResource(`rooms ${packageType}`, (signal) =>
    send(GetRoomPackage, { PackageTypeId: packageType }, { signal }),
  )
  const [opened, setOpened] = useState<{ room: Room; place: Place }>()
  const [selection, setSelection] = useState<Selection>([])
  const [added, setAdded] = useState<{ place: Place; note: ReactNode }>()
  const listed = valueOf(rooms)?.Roompackagelist ?? []
  const offered = listed.filter(isPriced)
  const [firstOffered] = offered

  /** A successful add stays on this page (C-077). */
  const noteAt = (at: Place): ReactNode => added?.place === at && added.note

  return (
    <>
      <PageHead
        title="Luxury cottage stay"
        description={STAY.description}
        image={pageCard('stay')}
        data={offersOf(listed)}
      />
      <Container>
        <Crumbs trail={[{ text: 'Luxury cottage stay' }]} />
      </Container>
      <StayHero
        action={
          noteAt('hero') ||
          ((rooms.status === 'loading' || firstOffered) && (
            <Button
              size="large"
              busy={rooms.status === 'loading' && MESSAGES.wait}
              onClick={() => firstOffered && setOpened({ room: firstOffered, place: 'hero' })}
            >
              Book your stay
            </Button>
          ))
        }
      />
      <Container>
        <div className={css.body}>
          <section className={css.section} aria-labelledby="tariff">
            <Heading level={2} size="display-s" id="tariff">
              Tariff
            </Heading>
            <ShootWaiting />
            {match(rooms, {
              refused: ({ msg }) => <NoRooms text={msg} />,
              ready: ({ Roompackagelist }) => (
                <>
                  <StaleNote of={rooms} />
                  <Tariff
                    rooms={Roompackagelist}
                    onBook={(room) => setOpened({ room, place: room.Id })}
                    addedTo={({ Id: id }) => noteAt(id)}
                  />
                </>
              ),
            })}
          </section>
          <Inside />
          <Terms />
          <Cafe />
        </div>
      </Container>
      <Suspense>
        {opened && (
          <StayDialog
            rooms={offered}
            stale={<StaleNote of={rooms} />}
            pictureOf={(room) => pictureAt(listed.indexOf(room))}
            first={opened.room}
            selection={selection}
            onSelection={setSelection}
            onAdded={(note) => setAdded({ place: opened.place, note })}
            large={opened.place === 'hero'}
            // It may have been closed and opened for another stay by the time that the first is added.
            onClose={() => setOpened((now) => (now?.room === opened.room ? undefined : now))}
          />
        )}
      </Suspense>
    </>
  )
}

/** Says why the visitor was sent here, after the toast is gone (C-001). */
function ShootWaiting() {
  const now = shootWithoutStay(useAtomValue(cartAtom))
  const [day, setDay] = useState(now)
  // Stays once a room is booked, so that the tariff does not move.
  if (now && now !== day) setDay(now)
  if (!day) return null
  return (
    <Alert tone="info">{`Your shoot is on ${dMy(day)}. If green rooms are not available that day, book a Luxury Room for it here.`}</Alert>
  )
}
