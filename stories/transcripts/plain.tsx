/** Components that are not interactive: one state of each, and why they have no transcript. */
import type { ReactNode } from 'react'
import {
  AmountRows,
  ArchDefinition,
  ArchPicture,
  Badge,
  BillingSummary,
  Columns,
  Container,
  DayArc,
  EmptyState,
  StatList,
  Grid,
  Heading,
  Icon,
  Inline,
  Loading,
  NotFoundState,
  PackageGrid,
  Picture,
  Price,
  LinkProvider,
  PictureSources,
  ProductGrid,
  Quote,
  Section,
  Skeleton,
  Stack,
  Text,
  Spoken,
  VisuallyHidden,
} from '../../design-system/index.ts'
import { EVENING } from '../support/pictures.ts'

interface Plain {
  why: 'words only' | 'a picture' | 'a place for others' | 'a wait'
  sample: ReactNode
}

const words = <p>Golden Hour</p>

export const PLAIN: Record<string, Plain> = {
  AmountRows: { why: 'words only', sample: <AmountRows rows={[{ label: 'Total', value: '₹28,000' }]} /> },
  Badge: { why: 'words only', sample: <Badge icon="clock">New</Badge> },
  BillingSummary: {
    why: 'words only',
    sample: <BillingSummary title="Billing" rows={[{ label: 'Total', value: '₹28,000' }]} />,
  },
  DayArc: { why: 'words only', sample: <DayArc start={840} end={1200} text="2:00 pm – 8:00 pm" /> },
  StatList: { why: 'words only', sample: <StatList items={[{ value: '12', text: 'sets' }]} /> },
  Heading: {
    why: 'words only',
    sample: (
      <Heading level={2} size="title-m">
        Sets
      </Heading>
    ),
  },
  Price: {
    why: 'words only',
    sample: <Price selling="₹24,500" list="₹28,000" listLabel="List price" save="Save ₹3,500" />,
  },
  Quote: {
    why: 'words only',
    sample: (
      <Quote cite="Meera Joshi" detail="Fashion portfolio, October" portrait={{ src: EVENING, alt: '' }}>
        “We came for the light.”
      </Quote>
    ),
  },
  Text: {
    why: 'words only',
    sample: (
      <Text size="small" tone="muted">
        Prices include tax.
      </Text>
    ),
  },
  Spoken: { why: 'words only', sample: <Spoken>22 Dec, 7:00 am</Spoken> },
  VisuallyHidden: { why: 'words only', sample: <VisuallyHidden>List price</VisuallyHidden> },
  EmptyState: {
    why: 'words only',
    sample: (
      <EmptyState picture={{ src: EVENING, alt: '' }} title="Nothing here yet" level={2}>
        Bookings appear here.
      </EmptyState>
    ),
  },
  NotFoundState: {
    why: 'words only',
    sample: <NotFoundState picture={EVENING}>Sorry, no result found!</NotFoundState>,
  },
  ArchDefinition: { why: 'a picture', sample: <ArchDefinition /> },
  ArchPicture: { why: 'a picture', sample: <ArchPicture src={EVENING} alt="Evening" ratio="3/4.5" line /> },
  Icon: { why: 'a picture', sample: <Icon name="clock" /> },
  Picture: { why: 'a picture', sample: <Picture src={EVENING} alt="Evening" ratio="4/5" /> },
  Columns: { why: 'a place for others', sample: <Columns side={words}>{words}</Columns> },
  Container: { why: 'a place for others', sample: <Container>{words}</Container> },
  Grid: {
    why: 'a place for others',
    sample: (
      <Grid gap={16} min={240}>
        {words}
      </Grid>
    ),
  },
  Inline: { why: 'a place for others', sample: <Inline gap={16}>{words}</Inline> },
  PackageGrid: { why: 'a place for others', sample: <PackageGrid>{words}</PackageGrid> },
  LinkProvider: {
    why: 'a place for others',
    sample: <LinkProvider component={({ children }) => children}>{words}</LinkProvider>,
  },
  PictureSources: {
    why: 'a place for others',
    sample: <PictureSources find={() => undefined}>{words}</PictureSources>,
  },
  ProductGrid: { why: 'a place for others', sample: <ProductGrid>{words}</ProductGrid> },
  Section: { why: 'a place for others', sample: <Section>{words}</Section> },
  Stack: { why: 'a place for others', sample: <Stack gap={16}>{words}</Stack> },
  Loading: {
    why: 'a wait',
    sample: (
      <Loading label="Please wait">
        <Skeleton shape="text" />
      </Loading>
    ),
  },
  Skeleton: { why: 'a wait', sample: <Skeleton shape="text" lines={3} /> },
}
