import { atom, useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { Header, Logo } from '../../design-system/index.ts'
import { BRAND, hasPage } from '../brand.ts'
import { patternOf } from '../paths.ts'
import { cartCountAtom } from '../state/cart.ts'
import { menusAtom } from '../state/menus.ts'
import { firstPricingAtom, packageCategoriesAtom, pricingPath } from '../state/packages.ts'
import { isPlanPersonal, planCountAtom } from '../state/planCount.ts'
import { sessionAtom } from '../state/session.ts'
import { visitDayAtom } from '../state/visitDay.ts'
import { MESSAGES } from '../text/messages.ts'
import { addOnServices } from './megaMenu.ts'
import { currentAt, isAddOn, isBooking } from './currentLink.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyWithPreload } from './lazyWithPreload.ts'
import { openLogin } from './login/loginDialogAtom.ts'
import { logOut } from './login/logOut.ts'
import { openSearch } from './search/searchAtom.ts'

const FIRST = [
  { href: '/', text: 'Home' },
  { href: '/sets', text: 'Sets' },
  { href: '/events', text: 'Setups' },
]
const LAST = [
  { href: BRAND.weddingVenue, text: 'Wedding Venue', external: true },
  { href: '/blog', text: 'Blogs' },
  { href: '/faqs', text: "FAQ's" },
]

const CONTACT = { href: '/contact-us', text: 'Contact us' }

/** Keeps the same group objects while the menus are unchanged, so that the panel is not rerendered with the header. */
const addOnsAtom = atom((get) => addOnServices(get(menusAtom)))

const SiteMiniCart = lazyWithPreload(async () => (await import('./SiteMiniCart.tsx')).SiteMiniCart)
const PlanDialogs = lazyWithPreload(async () => (await import('./plan/PlanDialogs.tsx')).PlanDialogs)
const VisitDay = lazyWithPreload(async () => (await import('./date/VisitDay.tsx')).VisitDay)
const miniCart = (close: () => void) => (
  <ErrorBoundary quiet>
    <SiteMiniCart onClose={close} />
  </ErrorBoundary>
)

export function SiteHeader({ path }: { path: string }) {
  const session = useAtomValue(sessionAtom)
  const count = useAtomValue(cartCountAtom)
  const planned = useAtomValue(planCountAtom)
  const plan = planned ? `Your plan, ${planned} thing${planned > 1 ? 's' : ''}` : 'Your plan'
  const categories = useAtomValue(packageCategoriesAtom)
  const pricing = useAtomValue(firstPricingAtom)
  const addOns = { ...useAtomValue(addOnsAtom), current: isAddOn(path) }
  const chosen = useAtomValue(visitDayAtom)
  const [opened, setOpened] = useState<'plan' | 'logout' | 'leaving'>()
  const close = () => setOpened(undefined)

  const marked = (link: { href: string; text: string; external?: boolean }) => ({
    ...link,
    current: currentAt(path, link.href),
  })

  const leave = async (): Promise<void> => {
    setOpened('leaving')
    await logOut()
    close()
  }

  return (
    <>
      <Header
        logo={<Logo label={BRAND.name} href="/" />}
        label="Main"
        externalLabel=", opens in a new tab"
        links={[...FIRST.map(marked), addOns, ...LAST.map(marked)]}
        bookNow={{
          text: 'Book Now',
          current: isBooking(path),
          items: [
            { href: '/recce', text: 'Studio Tour' },
            ...categories.map((category) => ({
              href: pricingPath(category.SlugName),
              text: category.CategoryName,
            })),
            { href: '/luxury-cottage-stay', text: 'Cottage stay' },
            // The bar of a wide window has no room for it.
            CONTACT,
            // Without a slug there is no page.
          ].filter(({ href }) => patternOf(href) !== undefined && hasPage(href)),
        }}
        account={
          session.status === 'guest'
            ? { kind: 'guest', text: 'Login/Register', onLogin: () => openLogin() }
            : {
                kind: 'user',
                name: session.name,
                label: `Account of ${session.name}`,
                items: [
                  { href: '/bookings', text: 'My Account/Booking' },
                  {
                    text: 'Log out',
                    busy: opened === 'leaving' && MESSAGES.wait,
                    onPress: () => (isPlanPersonal() ? setOpened('logout') : void leave()),
                  },
                ],
              }
        }
        search={{ label: 'Search', onPress: openSearch }}
        plan={{ label: plan, count: planned, onPress: () => setOpened('plan') }}
        cart={{ label: count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`, count, mini: miniCart }}
        menu={{
          open: 'Open menu',
          close: 'Close menu',
          label: 'Menu',
          links: [{ href: '/plan', text: plan }, CONTACT].map(marked),
          action: pricing ? { href: pricing, text: 'Check Pricing' } : undefined,
        }}
      />
      <ErrorBoundary quiet>
        <Suspense>{chosen && <VisitDay path={path} />}</Suspense>
      </ErrorBoundary>
      {(opened === 'plan' || opened === 'logout') && (
        <ErrorBoundary quiet key={opened}>
          <Suspense>
            <PlanDialogs isLogout={opened === 'logout'} onLogOut={() => void leave()} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
