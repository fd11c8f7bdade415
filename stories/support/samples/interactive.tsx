/** One typical state of every interactive component, for its transcript. */
import { DAY_WORDS } from '../../../storefront/text/dayMessages.ts'
import type { ReactNode } from 'react'
import { Calendar } from '../../../design-system/components/Calendar/Calendar.tsx'
import {
  Accordion,
  Alert,
  AlertDialog,
  AmountField,
  AvailabilityBadge,
  Banner,
  BookingTable,
  Breadcrumb,
  Button,
  CallToAction,
  Carousel,
  CartGroup,
  CartLine,
  CartSummary,
  Checkbox,
  CheckboxGroup,
  CouponField,
  DateField,
  Dialog,
  DropDown,
  FilterPanel,
  Footer,
  Header,
  IconButton,
  LinkTabs,
  Logo,
  MiniCart,
  OtpInput,
  PackageCard,
  Pagination,
  PhoneField,
  PriceRangeSlider,
  QuantityStepper,
  RadioGroup,
  ResendCountdown,
  SearchField,
  Select,
  Sheet,
  Steps,
  Tabs,
  TextArea,
  TextButton,
  TextField,
  TimeField,
  ToastRegion,
} from '../../../design-system/index.ts'
import { FOOTER } from './shared.tsx'

const nothing = (): void => {}
const price = { selling: '₹24,500', list: '₹28,000', listLabel: 'List price', save: 'Save ₹3,500' }

export const INTERACTIVE: Record<string, ReactNode> = {
  Button: (
    <>
      <Button>Add to cart</Button>
      <Button busy="Please Wait...">Add to cart</Button>
      <Button disabledReason="Choose a date first">Add to cart</Button>
    </>
  ),
  IconButton: <IconButton icon="cart" label="Cart, 2 items" badge="2" onClick={nothing} />,
  TextButton: <TextButton onClick={nothing}>Change date</TextButton>,
  TextField: (
    <TextField
      label="Phone"
      name="phone"
      type="tel"
      value="98765"
      problem="Mobile number must be 10 digits"
      hint="Ten digits"
      onChange={nothing}
    />
  ),
  TextArea: <TextArea label="Order notes" optional="(optional)" name="notes" value="" onChange={nothing} />,
  OtpInput: <OtpInput label="5-digit code sent to this number" value="41" onChange={nothing} />,
  ResendCountdown: (
    <ResendCountdown
      until={15_000}
      now={() => 5000}
      waiting={(seconds) => `Resend in 0:${seconds}`}
      resend="Resend"
      announce="You can have the code sent again now."
      onResend={nothing}
    />
  ),
  QuantityStepper: (
    <QuantityStepper
      label="People"
      value="25"
      problem="Maximum number of product is 20"
      decreaseLabel="One less"
      increaseLabel="One more"
      onChange={nothing}
    />
  ),
  PriceRangeSlider: (
    <PriceRangeSlider
      legend="Price"
      min={0}
      max={5000}
      value={[600, 3600]}
      format={(amount) => `₹${amount}`}
      minimumLabel="Minimum price"
      maximumLabel="Maximum price"
      applyLabel="Apply"
      resetLabel="Reset"
      onChange={nothing}
      onApply={nothing}
      onReset={nothing}
    />
  ),
  AvailabilityBadge: (
    <AvailabilityBadge state="fast" announce>
      Fast filling
    </AvailabilityBadge>
  ),
  Calendar: (
    <Calendar
      label="Check-in date"
      value="2026-12-12"
      min="2026-12-10"
      marks={{ '2026-12-12': 'fast', '2026-12-13': 'sold' }}
      markLabels={DAY_WORDS}
      previousLabel="Previous month"
      nextLabel="Next month"
      onChange={nothing}
    />
  ),
  DateField: (
    <DateField
      label="Check-in date"
      text="12 Dec 2026"
      placeholder="Choose a date"
      expanded={false}
      onExpandedChange={nothing}
    >
      <p>The calendar</p>
    </DateField>
  ),
  Alert: (
    <Alert tone="danger" action={<TextButton onClick={nothing}>Retry</TextButton>}>
      Something bad happened; please try again later.
    </Alert>
  ),
  ToastRegion: (
    <ToastRegion
      label="Messages"
      dismissLabel="Dismiss"
      toasts={[{ id: '1', tone: 'error', text: 'Please select date' }]}
      onDismiss={nothing}
    />
  ),
  Dialog: (
    <Dialog open onClose={nothing} title="Golden Hour" description="Booking details" closeLabel="Close">
      <Button>Add to cart</Button>
    </Dialog>
  ),
  AlertDialog: (
    <AlertDialog open title="Please note" action="OK" onAction={nothing}>
      Session expired..! Please login again
    </AlertDialog>
  ),
  PackageCard: (
    <PackageCard
      name="Golden Hour"
      level={2}
      window={{ start: 840, end: 1200, text: '2:00 pm – 8:00 pm' }}
      price={price}
      features={['Any 12 set-ups', '1 green room with vanity']}
      featuresLabel="What Golden Hour includes"
      action={{ label: 'Add package', describedName: 'Add package Golden Hour', onPress: nothing }}
    />
  ),
  CartLine: (
    <CartGroup title="Shoot package" amount="₹24,500">
      <CartLine
        name="Golden Hour"
        details={['Pre Wedding & Maternity']}
        date="12 Dec 2026"
        price={price}
        remove={{ label: 'Remove Golden Hour', onPress: nothing }}
        action={<TextButton onClick={nothing}>Change date</TextButton>}
      />
    </CartGroup>
  ),
  CouponField: (
    <CouponField
      label="Coupon code"
      value="MONSOON"
      applyLabel="Apply"
      problem="This coupon has expired."
      onApply={nothing}
      onChange={nothing}
    />
  ),
  'CouponField applied': (
    <CouponField
      applied={{
        code: 'FIRSTLIGHT',
        text: 'Applied: you save ₹2,000',
        removeLabel: 'Remove coupon FIRSTLIGHT',
        onRemove: nothing,
      }}
    />
  ),
  AmountField: (
    <AmountField
      label="Booking amount, pay this today"
      value="3000"
      maxLength={7}
      hint="Minimum ₹3,000."
      onChange={nothing}
    />
  ),
  CartSummary: (
    <CartSummary
      title="Booking summary"
      rows={[
        { label: 'Total', value: '₹28,000' },
        { label: 'Discount', value: '−₹3,500', tone: 'less' },
        { label: 'Total to pay', value: '₹24,500', tone: 'total' },
      ]}
      dueRows={[
        { label: 'Booking amount', value: '₹3,000' },
        { label: 'GST 18%, on booking amount only', value: '₹540' },
      ]}
      payable={{ label: 'Payable now', value: '₹3,540' }}
      after={[{ label: 'Balance at the farm', value: '₹21,500' }]}
      action={<Button>Proceed to checkout</Button>}
    />
  ),
  BookingTable: (
    <BookingTable
      caption="Upcoming bookings"
      columns={{
        id: 'Booking ID',
        shoot: 'Shoot Date',
        date: 'Date',
        price: 'Price',
        type: 'Booking Type',
        action: 'Details',
      }}
      rows={[
        {
          key: '1',
          id: '#AA20418',
          shoot: '12 Dec 2026',
          date: '20 Nov 2026',
          price: 'INR 50,900',
          type: 'Pre Wedding & Maternity',
          details: { label: 'View details for booking #AA20418', text: 'View details', onPress: nothing },
        },
        {
          key: '2',
          id: '#AA20397',
          shoot: '28 Nov 2026',
          date: '18 Nov 2026',
          price: 'INR 472',
          type: 'Recce',
          note: 'Studio tour',
        },
      ]}
    />
  ),
  Breadcrumb: <Breadcrumb label="You are here" items={[{ href: '/', text: 'Home' }, { text: 'Cart' }]} />,
  LinkTabs: (
    <LinkTabs
      label="Package categories"
      items={[
        { href: '/a', text: 'Product & Garment' },
        { href: '/b', text: 'Pre Wedding & Maternity', current: true },
      ]}
    />
  ),
  Steps: (
    <Steps
      label="Progress"
      items={[
        { text: 'Cart', state: 'done', href: '/cart' },
        { text: 'Billing', state: 'current' },
        { text: 'Payment', state: 'next' },
      ]}
      stateWords={{ done: 'done', current: 'current step', next: 'to come' }}
    />
  ),
  CallToAction: (
    <CallToAction
      title="Pick a package, we will keep the light on."
      action={{ href: '/pricing/a', text: 'Check Pricing' }}
    />
  ),
  Carousel: (
    <Carousel
      label="Shooting sets"
      interval={3000}
      perView={1}
      slides={[
        { key: '1', content: <p>Texas Ranch</p> },
        { key: '2', content: <p>Love Blossom</p> },
      ]}
      previousLabel="Previous set"
      nextLabel="Next set"
      pauseLabel="Pause"
      playLabel="Play"
      indicators={{ count: 5, label: (index) => `Set ${index + 1}` }}
    />
  ),
  MiniCart: (
    <MiniCart
      title="Your cart"
      lines={[{ label: 'Golden Hour', detail: '12 Dec 2026', amount: 'INR 24,500' }]}
      subtotal={{ label: 'Subtotal', value: 'INR 24,500.00' }}
      action={{ href: '/cart', text: 'View cart' }}
      close={{ label: 'Close', onPress: nothing }}
    />
  ),
  Header: (
    <Header
      logo={<Logo label="Aperture Acres" href="/" />}
      label="Main"
      links={[
        { href: '/', text: 'Home', current: true },
        { text: 'Add On Services', groups: [{ title: 'Props', items: [{ href: '/props', text: 'Vintage' }] }] },
      ]}
      bookNow={{ text: 'Book Now', items: [{ href: '/recce', text: 'Studio Tour' }] }}
      account={{ kind: 'guest', text: 'Login/Register', onLogin: nothing }}
      search={{ label: 'Search', onPress: () => undefined }}
      cart={{ label: 'Cart, 1 item', count: 1, mini: <p>Your cart</p> }}
      menu={{ open: 'Open menu', close: 'Close menu', label: 'Menu' }}
    />
  ),
  Footer: (
    <Footer
      {...FOOTER}
      choice={{
        label: 'Theme',
        value: 'device',
        options: [{ value: 'device', text: 'System' }],
        onChange: nothing,
      }}
    />
  ),
  Select: (
    <Select
      label="Category"
      value=""
      placeholder="Choose a category"
      options={[{ value: '60', text: 'Pre Wedding, 60 minutes' }]}
      problem="Please select a category"
      onChange={nothing}
    />
  ),
  SearchField: (
    <SearchField
      label="Search by keyword"
      value="shoot"
      submitLabel="Search"
      clearLabel="Clear the search"
      onChange={nothing}
      onSubmit={nothing}
    />
  ),
  PhoneField: (
    <PhoneField
      label="Mobile number"
      name="mobile"
      value="9876543210"
      hint="10 digits, without +91"
      onChange={nothing}
    />
  ),
  RadioGroup: (
    <RadioGroup
      legend="How to pay"
      value="part"
      options={[
        { value: 'full', text: 'All of it', hint: 'Nothing is left for the day.' },
        { value: 'part', text: 'A booking amount' },
      ]}
      problem="Please choose one"
      onChange={nothing}
    />
  ),
  CheckboxGroup: (
    <CheckboxGroup
      legend="Category"
      value={['lehenga']}
      options={[
        { value: 'lehenga', text: 'Lehenga', count: 14 },
        { value: 'gowns', text: 'Gowns', count: 22 },
      ]}
      countLabel={(count) => `${count} outfits`}
      onChange={nothing}
    />
  ),
  Checkbox: (
    <Checkbox label="I have read the terms" checked={false} problem="Please accept the terms" onChange={nothing} />
  ),
  TimeField: (
    <TimeField
      label="Start Time"
      name="start"
      value="06:59"
      problem="Please select a time between 7 AM and 9 PM"
      end={{ label: 'End Time', note: '(set for you)', minutes: 60, format: (time) => time }}
      onChange={nothing}
    />
  ),
  FilterPanel: (
    <FilterPanel
      label="Filters"
      audience={{ legend: 'Outfits for', value: 'all', options: [{ value: 'all', text: 'All' }], onChange: nothing }}
      categories={{ legend: 'Category', value: [], options: [{ value: 'gowns', text: 'Gowns' }], onChange: nothing }}
      actions={<Button>Apply</Button>}
    />
  ),
  Sheet: (
    <Sheet open title="Filter" closeLabel="Close" onClose={nothing} actions={<Button>Apply</Button>}>
      <p>What is set.</p>
    </Sheet>
  ),
  Accordion: (
    <Accordion
      level={2}
      startOpen={['couple']}
      items={[
        { id: 'couple', title: 'Can a second couple join?', content: 'Yes. A second couple costs 50% extra.' },
        { id: 'long', title: 'How long can we shoot on one set?', content: '30 minutes at a stretch.' },
      ]}
    />
  ),
  DropDown: (
    <DropDown label="Filter by category" value="(2)">
      <TextButton onClick={nothing}>Not there while it is closed</TextButton>
    </DropDown>
  ),
  Tabs: (
    <Tabs
      label="Kinds of props"
      value="all"
      tabs={[
        { value: 'all', text: 'All' },
        { value: 'cars', text: 'Vehicles' },
      ]}
      onChange={nothing}
    >
      Nine props
    </Tabs>
  ),
  Pagination: (
    <Pagination
      label="Pages"
      page={1}
      count={12}
      hrefOf={(page) => `?page=${page}`}
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Previous"
      nextLabel="Next"
    />
  ),
  Banner: (
    <Banner tone="sun" label="Notice" onDismiss={nothing} dismissLabel="Dismiss the notice">
      Closed on 26 January.
    </Banner>
  ),
}
