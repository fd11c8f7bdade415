import { useAtomValue } from 'jotai'
import { Suspense, useState, type ReactNode } from 'react'
import { useParams } from 'wouter'
import {
  CallToAction,
  Container,
  EmptyState,
  StatList,
  Heading,
  Inline,
  LinkTabs,
  PackageCard,
  PackageGrid,
  PageHeader,
  Section,
  Stack,
  TextLink,
} from '../../../design-system/index.ts'
import { listPackages } from '../../api/catalogue.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { PageLoading } from '../../shell/PageLoading.tsx'
import { askForPrice } from '../../shell/askForPrice.ts'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { pricingCard } from '../../shell/shareCard.ts'
import { packageCategoriesAtom } from '../../state/packages.ts'
import { match, useResource, valueOf } from '../../state/resource.ts'
import { linesOf } from '../../text/features.ts'
import { MESSAGES } from '../../text/messages.ts'
import { dayWindow, nameOf, offersOf, pictureOf, priceOf, type Package } from './packages.ts'

const BookingDialog = lazyWithPreload(async () => (await import('./BookingDialog.tsx')).BookingDialog)

const RULES = [
  { value: '30 min', text: 'in one set at a stretch' },
  { value: '30 min', text: 'early is when the gate lets you in' },
  { value: '30 min', text: 'with a vehicle, at most' },
  { value: '5-6', text: 'shoots a day, about' },
  { value: '72 hours', text: 'of notice to reschedule' },
  { value: '50%', text: 'extra for a second couple' },
  { value: '₹1,000', text: 'for each extra person' },
  { value: '₹5,000', text: 'for an extra non-couple shoot' },
]

/** /pricing/{pid}: the packages of a category. */
export function PricingRoute() {
  const { pid } = useParams<{ pid: string }>()
  const categories = useAtomValue(packageCategoriesAtom)
  const packages = useResource(`packages ${pid}`, (signal) => listPackages(pid, { signal }))
  const named = categories.find((category) => category.SlugName === pid)?.CategoryName
  const shoots = valueOf(packages)?.packagelist ?? []
  const title = named ?? shoots[0]?.CategoryName ?? ''
  const path = `/pricing/${encodeURIComponent(pid)}`
  const way = [{ text: title || 'Packages' }]

  return (
    <>
      <PageHead
        title={title || 'Packages'}
        description={`Shoot packages for ${title || 'every kind of shoot'}: hours, prices in rupees and what each one includes.`}
        image={pricingCard(pid)}
        data={[breadcrumbList(...way), ...offersOf(shoots, title, path)]}
      />
      <Container>
        <Stack gap={6}>
          <PageHeader
            title={title || 'Packages'}
            crumbs={crumbs(...way)}
            lead="Pick the stretch of the day you want. Every package includes the sets, a green room and people to help carry things."
          />
          <LinkTabs
            label="Package categories"
            items={categories.map((category) => ({
              href: `/pricing/${encodeURIComponent(category.SlugName)}`,
              text: category.CategoryName,
              current: category.SlugName === pid,
            }))}
          />
          {match(packages, {
            loading: () => <PageLoading bare />,
            failed: (failure) => <LoadFailed {...failure} />,
            refused: ({ msg }) => <NoPackages text={msg} />,
            ready: ({ packagelist }) => (
              <Packages key={pid} packages={packagelist} stale={<StaleNote of={packages} />} />
            ),
          })}
        </Stack>
        <Section labelledBy="rules">
          <Stack gap={6}>
            <Heading level={2} size="title-l" id="rules">
              What holds for every package
            </Heading>
            <StatList items={RULES} />
            <Inline gap={4}>
              <TextLink href="/terms-and-conditions">All terms and conditions</TextLink>
            </Inline>
          </Stack>
        </Section>
      </Container>
      <CallToAction
        title="Not sure yet? Walk the farm on a studio tour."
        action={{ href: '/recce', text: 'Studio Tour' }}
      />
    </>
  )
}

function NoPackages({ text }: { text: string }) {
  return <EmptyState level={2} title={text} picture={{ src: '/art/spot/no-results.svg', alt: '' }} />
}

/** @param stale a notice that the prices may be old. */
function Packages({ packages, stale }: { packages: readonly Package[]; stale: ReactNode }) {
  const [openedId, setOpened] = useState<Package['PackageId']>()
  // As it is listed now: a refresh may have changed its price.
  const opened = packages.find(({ PackageId }) => PackageId === openedId)
  if (packages.length === 0) return <NoPackages text={MESSAGES.noResult} />
  const featured = packages.length > 2 ? packages[1] : undefined
  return (
    <>
      {stale}
      <PackageGrid>
        {packages.map((shoot, at) => (
          <PackageCard
            key={`${at} ${shoot.PackageId}`}
            name={nameOf(shoot)}
            level={2}
            window={dayWindow(shoot)}
            price={priceOf(shoot)}
            picture={{ src: pictureOf(shoot), alt: '' }}
            features={linesOf(shoot.PackageDetails)}
            featuresLabel={`What ${nameOf(shoot)} includes`}
            featured={shoot === featured}
            action={
              shoot.SellingPrice === null
                ? askForPrice(nameOf(shoot))
                : {
                    label: 'Add package',
                    describedName: `Add package ${nameOf(shoot)}`,
                    onPress: () => setOpened(shoot.PackageId),
                  }
            }
          />
        ))}
      </PackageGrid>
      <Suspense>
        {opened && (
          <BookingDialog
            shoot={opened}
            picture={pictureOf(opened)}
            stale={stale}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
