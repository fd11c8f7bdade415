/** A server component that imports every entry point of the package, and renders most with their required props. */
import * as root from '@aperture-acres/design-system'
import { Accordion } from '@aperture-acres/design-system/Accordion'
import { Alert } from '@aperture-acres/design-system/Alert'
import { AlertDialog } from '@aperture-acres/design-system/AlertDialog'
import { AmountField } from '@aperture-acres/design-system/AmountField'
import { AmountRows } from '@aperture-acres/design-system/AmountRows'
import { ArchDefinition, ArchPicture } from '@aperture-acres/design-system/Arch'
import { AvailabilityBadge } from '@aperture-acres/design-system/AvailabilityBadge'
import { Badge } from '@aperture-acres/design-system/Badge'
import { Banner } from '@aperture-acres/design-system/Banner'
import { BillingSummary } from '@aperture-acres/design-system/BillingSummary'
import { BookingDetails } from '@aperture-acres/design-system/BookingDetails'
import { BookingTable } from '@aperture-acres/design-system/BookingTable'
import { Breadcrumb } from '@aperture-acres/design-system/Breadcrumb'
import { Button } from '@aperture-acres/design-system/Button'
import { Calendar } from '@aperture-acres/design-system/Calendar'
import { CallSheet } from '@aperture-acres/design-system/CallSheet'
import { CallToAction } from '@aperture-acres/design-system/CallToAction'
import { CardAction } from '@aperture-acres/design-system/CardAction'
import { Carousel } from '@aperture-acres/design-system/Carousel'
import { CartGroup } from '@aperture-acres/design-system/CartGroup'
import { CartLine } from '@aperture-acres/design-system/CartLine'
import { CartSummary } from '@aperture-acres/design-system/CartSummary'
import { ChatLink } from '@aperture-acres/design-system/ChatLink'
import { Checkbox } from '@aperture-acres/design-system/Checkbox'
import { CheckboxGroup } from '@aperture-acres/design-system/CheckboxGroup'
import { Columns } from '@aperture-acres/design-system/Columns'
import { CouponField } from '@aperture-acres/design-system/CouponField'
import { DateField } from '@aperture-acres/design-system/DateField'
import { DayArc } from '@aperture-acres/design-system/DayArc'
import { Dialog } from '@aperture-acres/design-system/Dialog'
import { DropDown } from '@aperture-acres/design-system/DropDown'
import { EmailField } from '@aperture-acres/design-system/EmailField'
import { EmptyState } from '@aperture-acres/design-system/EmptyState'
import { FilterPanel } from '@aperture-acres/design-system/FilterPanel'
import { Footer } from '@aperture-acres/design-system/Footer'
import { Header } from '@aperture-acres/design-system/Header'
import { Heading } from '@aperture-acres/design-system/Heading'
import { Icon, ICON_NAMES } from '@aperture-acres/design-system/Icon'
import { IconButton } from '@aperture-acres/design-system/IconButton'
import { Grid, Stack } from '@aperture-acres/design-system/Layout'
import { InCart } from '@aperture-acres/design-system/InCart'
import { Link } from '@aperture-acres/design-system/Link'
import { LinkButton } from '@aperture-acres/design-system/LinkButton'
import { LinkTabs } from '@aperture-acres/design-system/LinkTabs'
import { Loading } from '@aperture-acres/design-system/Loading'
import { Logo } from '@aperture-acres/design-system/Logo'
import { MealCard } from '@aperture-acres/design-system/MealCard'
import { MiniCart } from '@aperture-acres/design-system/MiniCart'
import { OtpInput } from '@aperture-acres/design-system/OtpInput'
import { PackageCard } from '@aperture-acres/design-system/PackageCard'
import { PageHeader } from '@aperture-acres/design-system/PageHeader'
import { Pagination } from '@aperture-acres/design-system/Pagination'
import { PersonCard } from '@aperture-acres/design-system/PersonCard'
import { PhoneField } from '@aperture-acres/design-system/PhoneField'
import { Picture } from '@aperture-acres/design-system/Picture'
import { PictureCard } from '@aperture-acres/design-system/PictureCard'
import { Price } from '@aperture-acres/design-system/Price'
import { ProductCard } from '@aperture-acres/design-system/ProductCard'
import { Prose } from '@aperture-acres/design-system/Prose'
import { QuantityStepper } from '@aperture-acres/design-system/QuantityStepper'
import { Quote } from '@aperture-acres/design-system/Quote'
import { RadioGroup } from '@aperture-acres/design-system/RadioGroup'
import { Receipt } from '@aperture-acres/design-system/Receipt'
import { ResultPage } from '@aperture-acres/design-system/ResultPage'
import { ScrollBox } from '@aperture-acres/design-system/ScrollBox'
import { SearchField } from '@aperture-acres/design-system/SearchField'
import { Select } from '@aperture-acres/design-system/Select'
import { ServiceTiles } from '@aperture-acres/design-system/ServiceTiles'
import { Sheet } from '@aperture-acres/design-system/Sheet'
import { Skeleton } from '@aperture-acres/design-system/Skeleton'
import { SkipLink } from '@aperture-acres/design-system/SkipLink'
import { StatList } from '@aperture-acres/design-system/StatList'
import { Steps } from '@aperture-acres/design-system/Steps'
import { Tabs } from '@aperture-acres/design-system/Tabs'
import { Text } from '@aperture-acres/design-system/Text'
import { TextArea, TextField } from '@aperture-acres/design-system/TextField'
import { TextButton, TextLink } from '@aperture-acres/design-system/TextLink'
import { TimeField } from '@aperture-acres/design-system/TimeField'
import { ToastRegion } from '@aperture-acres/design-system/ToastRegion'
import { Spoken } from '@aperture-acres/design-system/Spoken'
import { VisuallyHidden } from '@aperture-acres/design-system/VisuallyHidden'
import { media } from '@aperture-acres/design-system/styles'
import { color } from '@aperture-acres/design-system/tokens'
import { type ReactNode, Suspense } from 'react'
import { act } from './actions.ts'
import { Book, Enlarged, Found, Hydrated, Pictures, Prices, Routed, Wait } from './inClient.tsx'
import { others } from './Others.tsx'

const picture = { src: '/none.svg', alt: 'A pond' }
const price = { selling: '₹4,500', list: '₹6,000', listLabel: 'List price' }
const rows = [{ label: 'Sets', value: '₹4,500' }]
const href = { href: '/sets', text: 'Sets' }
const field = { value: '', onChange: act }
const press = { label: 'Add', onPress: act }
const moves = { previousLabel: 'Before', nextLabel: 'After' }
const options = [{ value: 'one', text: 'One' }]
const stepper = { ...field, value: '1', label: 'How many', decreaseLabel: 'Fewer', increaseLabel: 'More' }
const columns = { id: 'Id', shoot: 'Shoot', date: 'Date', price: 'Price', type: 'Type', action: 'Action' }
const words = { done: 'Done', current: 'Now', next: 'Next' }

/** What each entry point shows. */
const ENTRY_POINTS: Readonly<Record<string, ReactNode>> = {
  Accordion: <Accordion level={3} items={[{ id: 'when', title: 'When?', content: 'From ten.' }]} />,
  Alert: <Alert tone="info">Rain is likely.</Alert>,
  AmountField: <AmountField {...field} label="Amount" />,
  AmountRows: <AmountRows rows={rows} />,
  Arch: (
    <>
      <ArchDefinition />
      <ArchPicture {...picture} />
    </>
  ),
  AvailabilityBadge: <AvailabilityBadge state="fast">Fast filling</AvailabilityBadge>,
  Badge: <Badge>New</Badge>,
  Banner: (
    <Banner tone="sun" label="News" onDismiss={act} dismissLabel="Dismiss">
      Open on Sunday
    </Banner>
  ),
  BillingSummary: <BillingSummary title="Billing" rows={rows} />,
  BookingDetails: <BookingDetails person={rows} sections={[{ title: 'Sets', lines: [] }]} listLabel="List price" />,
  BookingTable: <BookingTable caption="Bookings" columns={columns} rows={[]} empty="None" />,
  Breadcrumb: <Breadcrumb label="Way" items={[href, { text: 'Pond' }]} />,
  Button: <Button onClick={act}>Book</Button>,
  Calendar: <Calendar label="Day" value="2026-12-12" onChange={act} {...moves} />,
  CallSheet: <CallSheet label="Call sheet" title="Pond" text="Bring boots." picture={picture} />,
  CallToAction: <CallToAction title="Come and see" action={href} />,
  CardAction: <CardAction {...press} about="pond" />,
  Carousel: (
    <Carousel
      label="Sets"
      interval={0}
      perView={1}
      slides={[{ key: 'one', content: 'The pond' }]}
      pauseLabel="Pause"
      playLabel="Play"
      {...moves}
    />
  ),
  CartGroup: <CartGroup title="Sets">The pond</CartGroup>,
  CartLine: <CartLine name="Pond" details={['Half a day']} price={price} remove={press} />,
  CartSummary: <CartSummary title="Summary" rows={rows} payable={{ label: 'To pay', value: '₹4,500' }} />,
  ChatLink: <ChatLink href="/chat" label="Chat" />,
  Checkbox: <Checkbox label="I agree" checked={false} onChange={act} />,
  CheckboxGroup: <CheckboxGroup legend="Sets" value={[]} onChange={act} options={options} />,
  Columns: <Columns side="Aside">Main</Columns>,
  CouponField: <CouponField {...field} label="Coupon" onApply={act} applyLabel="Apply" />,
  DateField: (
    <DateField label="Day" text="12 Dec 2026" expanded={false} onExpandedChange={act}>
      A calendar
    </DateField>
  ),
  DayArc: <DayArc start={10} end={14} text="10AM to 2PM" />,
  DropDown: <DropDown label="Sort">By price</DropDown>,
  EmailField: <EmailField {...field} name="email" label="E-mail" />,
  EmptyState: <EmptyState title="Nothing yet" level={3} />,
  FilterPanel: <FilterPanel label="Filter" audience={{ ...field, legend: 'For', options }} />,
  FlipBook: <Book />,
  Footer: (
    <Footer
      heading="Come and see"
      contacts={[]}
      columns={[{ title: 'Shop', links: [href] }]}
      newsletter={{ ...field, title: 'News', label: 'E-mail', onSubmit: act, submit: 'Send' }}
      social={[]}
      copyright="© 2026"
      toTop={{ label: 'To the top' }}
      mark="Three acres"
    />
  ),
  Gallery: <Pictures />,
  Header: (
    <Header
      logo={<Logo label="Aperture Acres" href="/" />}
      label="Main"
      links={[href]}
      bookNow={{ text: 'Book now', items: [href] }}
      account={{ kind: 'guest', text: 'Log in', onLogin: act }}
      cart={{ label: 'Cart', count: 0, mini: 'Empty' }}
      menu={{ open: 'Menu', close: 'Close', label: 'Menu' }}
    />
  ),
  Heading: (
    <Heading level={2} size="title-m">
      Sets
    </Heading>
  ),
  Icon: ICON_NAMES.map((name) => <Icon key={name} name={name} />),
  IconButton: <IconButton icon="close" label="Close" onClick={act} />,
  Layout: (
    <Stack gap={4}>
      <Grid gap={4} min={200}>
        A cell
      </Grid>
    </Stack>
  ),
  InCart: (
    <InCart href="/cart" lead="View cart">
      In your cart.
    </InCart>
  ),
  Link: <Link href="/pond">Pond</Link>,
  LinkProvider: <Routed />,
  LinkButton: <LinkButton href="/sets">Sets</LinkButton>,
  LinkTabs: <LinkTabs label="Parts" items={[{ ...href, current: true }]} />,
  Loading: (
    <Loading label="Loading">
      <Skeleton shape="text" lines={2} />
    </Loading>
  ),
  Logo: <Logo label="Aperture Acres" href="/" />,
  MealCard: (
    <MealCard
      title="Thali"
      picture={picture}
      price={price}
      unit="a plate"
      menu={['Dal']}
      menuLabel="Menu"
      note="Hot"
      quantity={stepper}
      action={press}
    />
  ),
  MiniCart: <MiniCart title="Cart" lines={[]} empty="Nothing yet" />,
  OtpInput: <OtpInput {...field} label="Code" />,
  PackageCard: <PackageCard name="Half day" price={price} features={['Pond']} featuresLabel="Has" action={press} />,
  PageHeader: <PageHeader title="Sets" />,
  Pagination: (
    <Pagination
      label="Pages"
      page={1}
      count={3}
      previousLabel="Before"
      nextLabel="After"
      hrefOf={(page) => `?page=${page}`}
      pageLabel={(page) => `Page ${page}`}
    />
  ),
  PersonCard: <PersonCard name="Asha" portrait={picture} description="Light" action={press} />,
  PhoneField: <PhoneField {...field} name="phone" label="Phone" />,
  Picture: <Picture {...picture} ratio="4 / 3" />,
  PictureCard: <PictureCard title="Pond" picture={picture} href="/pond" />,
  PictureSources: <Found />,
  Price: <Price {...price} />,
  PriceRangeSlider: <Prices />,
  ProductCard: <ProductCard name="Chair" picture={picture} price={price} quantity={stepper} action={press} />,
  Prose: <Prose html="<p>Bring <b>boots</b></p>" tableLabel="Table" />,
  QuantityStepper: <QuantityStepper {...stepper} />,
  Quote: <Quote cite="Meera">Good light.</Quote>,
  RadioGroup: <RadioGroup {...field} legend="For" options={options} />,
  Receipt: (
    <Receipt
      title="Receipt"
      ids={rows}
      columns={{ caption: 'Lines', item: 'Item', amount: 'Amount' }}
      lines={[{ name: 'Pond', amount: '₹4,500' }]}
      rows={rows}
    />
  ),
  ResendCountdown: <Wait />,
  ResultPage: (
    <ResultPage title="Booked" actions="Home" picture={picture}>
      See you.
    </ResultPage>
  ),
  ScrollBox: <ScrollBox label="Rules">Long text</ScrollBox>,
  SearchField: <SearchField {...field} label="Search" onSubmit={act} submitLabel="Search" clearLabel="Clear" />,
  Select: <Select {...field} label="Set" options={options} />,
  ServiceTiles: <ServiceTiles items={[{ icon: 'camera', text: 'Sets', href: '/sets' }]} />,
  Skeleton: <Skeleton shape="card" />,
  SkipLink: <SkipLink href="#main">To the text</SkipLink>,
  StatList: <StatList items={[{ value: '3', text: 'acres' }]} />,
  Steps: <Steps label="Way" items={[{ text: 'Cart', state: 'current' }]} stateWords={words} />,
  Tabs: (
    <Tabs label="Parts" tabs={options} value="one" onChange={act}>
      The first
    </Tabs>
  ),
  Text: <Text>Bring boots.</Text>,
  TextField: (
    <>
      <TextField {...field} name="name" label="Name" />
      <TextArea {...field} name="wish" label="Wish" />
    </>
  ),
  TextLink: (
    <>
      <TextLink href="/sets">Sets</TextLink>
      <TextButton onClick={act}>More</TextButton>
    </>
  ),
  TimeField: <TimeField {...field} name="time" label="Time" />,
  ToastRegion: (
    <ToastRegion
      label="News"
      dismissLabel="Dismiss"
      toasts={[{ id: '1', tone: 'info', text: 'Saved' }]}
      onDismiss={act}
    />
  ),
  Spoken: <Spoken>22 Dec</Spoken>,
  VisuallyHidden: <VisuallyHidden>Heard only</VisuallyHidden>,
}

/** Closed dialogs render nothing, so they are opened on their own page. */
function Boxes({ open }: { open: boolean }) {
  return (
    <>
      <Dialog open={open} onClose={act} title="Pricing" closeLabel="Close">
        Prices
      </Dialog>
      <AlertDialog open={open} title="Server down" action="Again" onAction={act}>
        Try later.
      </AlertDialog>
      <Sheet open={open} onClose={act} title="Filter" closeLabel="Close">
        Filters
      </Sheet>
      <Enlarged open={open} />
    </>
  )
}

export function Page({ boxes }: { boxes: boolean }) {
  return (
    <html lang="en" data-media={media.wide}>
      <head>
        <title>Every entry point</title>
      </head>
      <body style={{ borderColor: color.border.default }}>
        {Object.entries(ENTRY_POINTS).map(([name, shown]) => (
          <section key={name} aria-label={name} data-entry={name}>
            {shown}
          </section>
        ))}
        <section data-entry="root">
          <Suspense fallback="…">
            <root.Calendar label="Day" onChange={act} {...moves} />
            <root.Prose html="<p>From the root</p>" tableLabel="Table" />
          </Suspense>
        </section>
        <p>{Object.values(others).flatMap(Object.keys).join(', ')}</p>
        <Boxes open={boxes} />
        <Hydrated />
      </body>
    </html>
  )
}
