import { GOOD_TO_KNOW } from '#brand/pricing.ts'
import { BRAND } from '../../brand.ts'
import { useAtomValue } from 'jotai'
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import {
  AvailabilityBadge,
  Button,
  CallToAction,
  Container,
  Heading,
  Inline,
  LinkTabs,
  PackageCard,
  PackageGrid,
  PageHeader,
  Section,
  Stack,
  StatList,
  TextLink,
  VisuallyHidden,
} from '../../../design-system/index.ts'
import { needsScript } from '../../../design-system/styles/script.css.ts'
import { send } from '../../api/client.ts'
import { GetPackageDeatils } from '../../api/contract/catalogue/packages.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { DayField } from '../../shell/date/DayField.tsx'
import type { DayAvailability } from '../../shell/date/useDayOf.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { go, useSlug } from '../../shell/navigation.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { HoldFooter } from '../../shell/PageLoading.tsx'
import { askForPrice } from '../../shell/askForPrice.ts'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { isNarrow, useRest } from '../../shell/useRest.ts'
import { match, NothingFound } from '../../shell/match.tsx'
import { cartAtom } from '../../state/cart.ts'
import { keepPricing, packageCategoriesAtom, pricingPath, withDay } from '../../state/packages.ts'
import { keepDay, keptDay } from '../../state/visitDay.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { today, type Day } from '../../text/dates.ts'
import { linesOf } from '../../text/lists.ts'
import { MESSAGES } from '../../text/messages.ts'
import { bookWith } from './bookWith.ts'
import { leadOf, pricingCard } from './categories.ts'
import { chosenDay, OTHER_DAY } from './chosenDay.ts'
import { dayWindow, nameOf, offersOf, pictureOf, priceOf, type Package } from './packages.ts'

const BookingDialog = lazyWithPreload(async () => (await import('./BookingDialog.tsx')).BookingDialog)
const CompareDialog = lazyWithPreload(async () => (await import('./CompareDialog.tsx')).CompareDialog)
// Lazy: only needed once a day is chosen.
const CardDay = lazyWithPreload(async () => (await import('./CardDay.tsx')).CardDay)
const FreeOn = lazyWithPreload(async () => (await import('./CardDay.tsx')).FreeOn)

function preloadDay(): void {
  void CardDay.preload()
  void FreeOn.preload()
}
// A kept day, and the day of a shared link, are chosen on arrival.
if (keptDay() || globalThis.location?.search.includes('date=')) preloadDay()

export function PricingRoute() {
  const pid = useSlug()
  const categories = useAtomValue(packageCategoriesAtom)
  const packages = useResource(`packages ${pid}`, (signal) => send(GetPackageDeatils, { SlugName: pid }, { signal }))
  const named = categories.find((category) => category.SlugName === pid)?.CategoryName
  const shoots = valueOf(packages)?.packagelist ?? []
  const title = named ?? shoots[0]?.CategoryName ?? ''
  const path = pricingPath(pid)
  // A prerendered page has no query.
  const { day, problem } = chosenDay(useSearch(), today())
  const isKnown = named !== undefined
  useEffect(() => {
    if (isKnown) keepPricing(path)
  }, [path, isKnown])
  useEffect(() => {
    const kept = keptDay()
    if (day) keepDay(day)
    // The day goes into the address, so that a shared link has it. It is read from `location`, because `useSearch` has no
    // query while a prerendered page is hydrated.
    else if (kept && !location.search.includes('date=')) go(withDay(path, kept), { replace: true })
  }, [path, day])
  const trail = [{ text: title || 'Packages' }]
  const hasRest = useRest()

  return (
    <>
      <PageHead
        title={title || 'Packages'}
        description={`Shoot packages for ${title || 'every kind of shoot'}: hours, prices in rupees and what each one includes.`}
        image={pricingCard(pid)}
        noindex={packages.status === 'refused'}
        data={[breadcrumbList(...trail), ...offersOf(shoots, title, path)]}
      />
      {/* First, because the tabs below measure the page. */}
      {!hasRest && <HoldFooter />}
      <Container>
        <PageHeader
          title={title || 'Packages'}
          crumbs={crumbs(...trail)}
          size="small"
          lead={leadOf(pid)}
          aside={
            <DayField
              day={day}
              problem={problem}
              onOpen={preloadDay}
              onChoose={(chosen) => go(withDay(path, chosen), { replace: day === undefined })}
            />
          }
        />
        <Stack gap={4}>
          <LinkTabs
            label="Package categories"
            items={categories.map((category) => ({
              href: withDay(pricingPath(category.SlugName), day),
              text: category.CategoryName,
              current: category.SlugName === pid,
            }))}
          />
          {match(packages, {
            // The same component as below, so that a dialog stays open when a refresh is refused.
            refused: ({ msg }) => (
              <Packages key={pid} path={path} day={day} packages={NONE} noneText={msg} hasRest={hasRest} />
            ),
            ready: ({ packagelist }) => (
              <Packages
                key={pid}
                path={path}
                day={day}
                packages={packagelist}
                hasRest={hasRest}
                stale={<StaleNote of={packages} />}
              />
            ),
          })}
        </Stack>
        {hasRest && GOOD_TO_KNOW.length > 0 && (
          <Section labelledBy="rules">
            <Stack gap={6}>
              <Heading level={2} size="title-l" id="rules">
                Good to know
              </Heading>
              <StatList items={GOOD_TO_KNOW} />
              <Inline gap={4}>
                <TextLink href="/terms-and-conditions">All terms and conditions</TextLink>
              </Inline>
            </Stack>
          </Section>
        )}
      </Container>
      {hasRest && (
        <CallToAction
          title={`Not sure yet? Walk ${BRAND.premises} on a studio tour.`}
          action={{ href: '/recce', text: 'Studio Tour' }}
        />
      )}
    </>
  )
}

const NONE: readonly Package[] = []

interface PackagesProps {
  packages: readonly Package[]
  /** What the provider says in place of packages. */
  noneText?: string
  /** The page's path. */
  path: string
  day: Day | undefined
  hasRest: boolean
  /** A notice that the prices may be outdated. */
  stale?: ReactNode
}

const CHECKING: DayAvailability = { answer: { status: 'checking' } }
/** A phone shows one card on its first screen; wider windows show a row of up to four. */
const firstScreen = (): number => (isNarrow() ? 1 : 4)
const isSameAs =
  ({ PackageId }: Package) =>
  (other: Package): boolean =>
    String(other.PackageId) === String(PackageId)
const isForSale = ({ SellingPrice }: Package): boolean => SellingPrice !== null

function Packages({ packages, noneText, path, day, hasRest, stale }: PackagesProps) {
  const [chosen, setOpened] = useState<Package>()
  const [added, setAdded] = useState<{ pkg: Package; day: Day | undefined; note: ReactNode }>()
  const [isComparing, setComparing] = useState(false)
  const cart = useAtomValue(cartAtom)
  const [answers, setAnswers] = useState<Readonly<Record<string, DayAvailability>>>({})
  const keyOf = ({ PackageId }: Package): string => `${day} ${PackageId}`
  const availabilityOf = (pkg: Package): DayAvailability => answers[keyOf(pkg)] ?? CHECKING
  const isRefused = (pkg: Package): boolean => {
    const availability = availabilityOf(pkg)
    return availability !== 'failed' && availability.refused === true
  }
  // A refreshed list may have another price or ids of another type, or may lack this package.
  const opened = chosen && (packages.find(isSameAs(chosen)) ?? chosen)
  const featured = packages.length > 2 ? packages[1] : undefined
  const dayOn = (pkg: Package): ReactNode =>
    day && (
      <Suspense fallback={<AvailabilityBadge state="checking">{MESSAGES.wait}</AvailabilityBadge>}>
        <CardDay
          pkg={pkg}
          path={path}
          day={day}
          availability={availabilityOf(pkg)}
          onAnswer={(availability) => setAnswers((all) => ({ ...all, [keyOf(pkg)]: availability }))}
        />
      </Suspense>
    )
  return (
    <>
      {stale}
      <VisuallyHidden>
        <span role="status">
          <Suspense>
            {day && <FreeOn day={day} availability={packages.filter(isForSale).map(availabilityOf)} />}
          </Suspense>
        </span>
      </VisuallyHidden>
      {packages.length === 0 ? (
        <NothingFound msg={noneText} />
      ) : (
        <PackageGrid>
          {(hasRest ? packages : packages.slice(0, firstScreen())).map((pkg, at) => (
            <PackageCard
              key={`${at} ${pkg.PackageId}`}
              name={nameOf(pkg)}
              level={2}
              window={dayWindow(pkg)}
              price={priceOf(pkg)}
              note={pkg.SellingPrice === null ? undefined : bookWith(pkg.SellingPrice, cart)}
              picture={{ src: pictureOf(pkg), alt: '' }}
              features={linesOf(pkg.PackageDetails)}
              featuresLabel={`What ${nameOf(pkg)} includes`}
              featured={pkg === featured ? 'Recommended' : undefined}
              day={isForSale(pkg) && dayOn(pkg)}
              action={
                !isForSale(pkg)
                  ? askForPrice(nameOf(pkg))
                  : {
                      disabledReason: isRefused(pkg) ? OTHER_DAY : undefined,
                      label: 'Add package',
                      describedName: `Add package ${nameOf(pkg)}`,
                      // The press is painted before the cards and the dialog render.
                      onPress: () => {
                        void BookingDialog.open()
                        startTransition(() => setOpened(pkg))
                      },
                      // On another day of the page, the package can be moved there.
                      added: added && added.day === day && isSameAs(added.pkg)(pkg) && added.note,
                    }
              }
            />
          ))}
        </PackageGrid>
      )}
      {packages.length > 1 && (
        <div className={needsScript}>
          <Button variant="secondary" onClick={() => setComparing(true)}>
            Compare packages
          </Button>
        </div>
      )}
      <Suspense>
        {isComparing && packages.length > 0 && (
          <CompareDialog
            packages={packages}
            day={day}
            availabilityOf={(pkg) => (isForSale(pkg) ? availabilityOf(pkg) : undefined)}
            onClose={() => setComparing(false)}
          />
        )}
        {opened && (
          <BookingDialog
            pkg={opened}
            picture={pictureOf(opened)}
            firstDay={day}
            stale={stale}
            onAdded={(note) => setAdded({ pkg: opened, day, note })}
            // Another package's dialog may be open by the time that this one has added its own.
            onClose={() => setOpened((now) => (now === chosen ? undefined : now))}
          />
        )}
      </Suspense>
    </>
  )
}
