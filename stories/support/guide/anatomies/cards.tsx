/** Cards, lines and pages, each with every part that its guide finds. */
import type { ReactNode } from 'react'
import {
  ArchDefinition,
  ArchPicture,
  AvailabilityBadge,
  BookingDetails,
  CallSheet,
  CartGroup,
  CartLine,
  EmptyState,
  LinkButton,
  MiniCart,
  NotFoundState,
  PictureCard,
  Receipt,
  TextButton,
} from '../../../../design-system/index.ts'
import { EVENING } from '../../pictures.ts'

const nothing = (): void => {}
const picture = { src: EVENING, alt: '' }
const price = { selling: '₹24,500', list: '₹28,000', listLabel: 'List price' }
const hours = { start: 840, end: 1200, text: '2:00 pm – 8:00 pm' }
const line = (
  <CartLine
    name="Golden Hour"
    picture={picture}
    details={['Pre Wedding & Maternity']}
    window={hours}
    date="12 Dec 2026"
    badge={<AvailabilityBadge state="fast">Fast filling</AvailabilityBadge>}
    price={price}
    remove={{ label: 'Remove Golden Hour', onPress: nothing }}
    action={<TextButton onClick={nothing}>Change date</TextButton>}
  />
)
const booked = { name: 'Golden Hour', detail: '12 Dec 2026', selling: '₹24,500', list: '₹28,000' }

export const CARDS: Readonly<Record<string, ReactNode>> = {
  Arch: (
    <div style={{ width: 180, margin: '16px auto' }}>
      <ArchDefinition />
      <ArchPicture {...picture} ratio="3/4" line loading="eager" />
    </div>
  ),
  BookingDetails: (
    <BookingDetails
      person={[
        { label: 'Full name', value: 'Meera Joshi' },
        { label: 'Booking ID', value: '#AA20418' },
      ]}
      sections={[
        {
          title: 'Shoot package',
          amount: '₹24,500',
          lines: [booked],
          groups: [
            {
              title: 'Outfits',
              amount: '₹4,500',
              lines: [{ name: 'Gulmohar Lehenga', detail: '', selling: '₹4,500' }],
            },
          ],
        },
      ]}
      listLabel="What was booked"
    />
  ),
  CallSheet: (
    <div style={{ width: 760, zoom: 0.55 }}>
      <CallSheet
        label="Next on the call sheet"
        title="Golden Hour"
        text="12 Dec 2026"
        picture={picture}
        window={hours}
        href="/bookings"
      />
    </div>
  ),
  CartGroup: (
    <CartGroup title="Shoot package" amount="₹24,500" removeAll={{ label: 'Remove all', onPress: nothing }}>
      {line}
    </CartGroup>
  ),
  CartLine: line,
  EmptyState: (
    <EmptyState
      level={2}
      title="Your cart is empty"
      picture={picture}
      action={<LinkButton href="/pricing">See packages</LinkButton>}
    >
      Choose a package to begin.
    </EmptyState>
  ),
  MiniCart: (
    <MiniCart
      title="Your cart"
      lines={[{ label: 'Golden Hour', detail: '12 Dec 2026', amount: 'INR 24,500', picture }]}
      subtotal={{ label: 'Subtotal', value: 'INR 24,500.00' }}
      action={{ href: '/cart', text: 'View cart' }}
      close={{ label: 'Close', onPress: nothing }}
    />
  ),
  NotFoundState: (
    <NotFoundState picture={EVENING} action={<LinkButton href="/">Back to the start</LinkButton>}>
      Sorry, no result found!
    </NotFoundState>
  ),
  PictureCard: (
    <div style={{ width: 300 }}>
      <PictureCard
        title="Before the rain"
        picture={picture}
        eyebrow="Story"
        price="From ₹2,000"
        description="What to pack in July."
        href="/blog/rain"
        more="Read More"
      />
    </div>
  ),
  Receipt: (
    <Receipt
      from={<p>Aperture Acres, Jaipur</p>}
      title="Receipt"
      ids={[{ label: 'Booking ID', value: '#AA20418' }]}
      columns={{ caption: 'What was paid for', item: 'Item', amount: 'Amount' }}
      lines={[{ name: 'Golden Hour', detail: '12 Dec 2026', amount: '₹24,500' }]}
      rows={[{ label: 'Paid', value: '₹3,540', tone: 'total' }]}
      note="Bring this on the day."
      print={{ label: 'Print', onPrint: nothing }}
    />
  ),
}
