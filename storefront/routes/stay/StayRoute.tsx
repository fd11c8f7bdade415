import { useAtomValue } from 'jotai'
import { Suspense, useRef, useState, useSyncExternalStore, type Ref } from 'react'
import { Alert, Breadcrumb, Button, Container, Heading, LinkButton } from '../../../design-system/index.ts'
import { listRooms } from '../../api/catalogue.ts'
import { readKey } from '../../api/identity.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { PageLoading } from '../../shell/PageLoading.tsx'
import { cartAtom } from '../../state/cart.ts'
import { match, useResource, valueOf } from '../../state/resource.ts'
import { dMy } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { isPriced, pictureAt, shootWithoutStay, type Room } from './rooms.ts'
import type { Selection } from './selection.ts'
import { StayHero } from './StayHero.tsx'
import * as css from './StayPage.css.ts'
import { Cafe, Inside, Terms } from './StaySections.tsx'
import { NoRooms, Tariff } from './Tariff.tsx'

const StayDialog = lazyWithPreload(async () => (await import('./StayDialog.tsx')).StayDialog)

/** The value never changes while the page is shown. */
const never = () => () => undefined

/** The type of the last package added, from session storage: empty in the prerendered page (C-120). */
function usePackageType(): string {
  return useSyncExternalStore(
    never,
    () => readKey('PackageType'),
    () => '',
  )
}

/** /luxury-cottage-stay: tariff and booking dialog. Sold-out green rooms link here (ADD-11, VALC-08). */
export function StayRoute() {
  const packageType = usePackageType()
  const rooms = useResource(`rooms ${packageType}`, (signal) => listRooms(packageType, { signal }))
  const [opened, setOpened] = useState<Room>()
  const [selection, setSelection] = useState<Selection>([])
  const [added, setAdded] = useState(false)
  const confirmation = useRef<HTMLDivElement>(null)
  const listed = valueOf(rooms)?.Roompackagelist ?? []
  const offered = listed.filter(isPriced)

  const open = (room: Room | undefined): void => {
    setAdded(false)
    setOpened(room)
  }

  return (
    <>
      <Container>
        <div className={css.crumbs}>
          <Breadcrumb label="You are here" items={[{ href: '/', text: 'Home' }, { text: 'Luxury cottage stay' }]} />
        </div>
      </Container>
      <StayHero
        action={
          (rooms.status === 'loading' || offered.length > 0) && (
            <Button size="large" busy={rooms.status === 'loading' && MESSAGES.wait} onClick={() => open(offered[0])}>
              Book your stay
            </Button>
          )
        }
      />
      <Container>
        <div className={css.body}>
          <section className={css.section} aria-labelledby="tariff">
            <Heading level={2} size="display-s" id="tariff">
              Tariff
            </Heading>
            {added ? <InCart ref={confirmation} /> : <ShootWaiting />}
            {match(rooms, {
              loading: () => <PageLoading bare />,
              failed: (failure) => <LoadFailed {...failure} />,
              refused: ({ msg }) => <NoRooms text={msg} />,
              ready: ({ Roompackagelist }) => (
                <>
                  <StaleNote of={rooms} />
                  <Tariff rooms={Roompackagelist} onBook={open} />
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
            first={opened}
            selection={selection}
            onSelection={setSelection}
            onAdded={() => setAdded(true)}
            onClose={() => setOpened(undefined)}
            confirmation={confirmation}
          />
        )}
      </Suspense>
    </>
  )
}

/** A successful add stays on this page (C-077). */
function InCart({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <Alert ref={ref} tabIndex={-1} tone="success" action={<LinkButton href="/cart">View cart</LinkButton>}>
      Your stay is in the cart.
    </Alert>
  )
}

/** Why the visitor was sent here, after the toast is gone (C-001). */
function ShootWaiting() {
  const day = shootWithoutStay(useAtomValue(cartAtom))
  if (!day) return null
  return (
    <Alert tone="info">{`Your shoot is on ${dMy(day)}. If green rooms are not available that day, book a Luxury Room for it here.`}</Alert>
  )
}
