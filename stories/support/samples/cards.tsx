/** One typical state of each card, picture and page component, for its transcript. */
import type { ReactNode } from 'react'
import { FlipBook } from '../../../design-system/patterns/FlipBook/FlipBook.tsx'
import { Lightbox } from '../../../design-system/components/Lightbox/Lightbox.tsx'
import { Prose } from '../../../design-system/components/Prose/Prose.tsx'
import {
  ArchPicture,
  BookingDetails,
  CallSheet,
  CartGroup,
  ChatLink,
  EmailField,
  Gallery,
  InCart,
  LinkButton,
  Logo,
  MealCard,
  PageHeader,
  PersonCard,
  PictureCard,
  ProductCard,
  Receipt,
  ResultPage,
  ScrollBox,
  ServiceTiles,
  Link,
  SkipLink,
  TextLink,
} from '../../../design-system/index.ts'
import { EVENING } from '../pictures.ts'
import { MENU_BOOK } from './shared.tsx'

const nothing = (): void => {}
const picture = { src: EVENING, alt: 'Evening over the farm' }
const decoration = { src: EVENING, alt: '' }
const price = { selling: '₹4,500', list: '₹5,200', listLabel: 'List price' }
const stepper = { decreaseLabel: 'One less', increaseLabel: 'One more', onChange: nothing }
const lightbox = {
  title: 'Photographs of The Rajwada Courtyard',
  closeLabel: 'Close',
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  counter: (at: number, count: number) => `${at} of ${count}`,
  fullLabel: 'Open the full picture',
  externalLabel: ', opens in a new tab',
}
const pictures = [
  { src: EVENING, alt: 'Lamps in the arches', caption: 'Lamps are lit at six.' },
  { src: EVENING, alt: 'The stair to the roof' },
]

export const CARDS: Record<string, ReactNode> = {
  Arch: <ArchPicture src={EVENING} alt="Evening" ratio="3/4.5" line />,
  ProductCard: (
    <ProductCard
      name="Gulmohar Lehenga"
      picture={decoration}
      size="Size S, M, L"
      price={price}
      quantity={{ ...stepper, label: 'Quantity, Gulmohar Lehenga', value: '1' }}
      action={{ label: 'Add to cart', onPress: nothing }}
    />
  ),
  MealCard: (
    <MealCard
      title="Farm Thali"
      picture={picture}
      price={{ selling: '₹450' }}
      unit="per head"
      menu={['Bajra roti', 'Ker sangri']}
      menuLabel="Menu of Farm Thali"
      note="Choose the number of people, then add."
      quantity={{ ...stepper, label: 'People, Farm Thali', value: '4' }}
      action={{ label: 'Add', describedName: 'Add Farm Thali', onPress: nothing }}
    />
  ),
  PersonCard: (
    <PersonCard
      name="Meera Kulkarni"
      portrait={{ src: EVENING, alt: 'Meera Kulkarni with a camera' }}
      social={{ href: 'https://example.com', label: 'Meera Kulkarni on Instagram, opens in a new tab' }}
      description="Portraits in the last light."
      experience={{ label: 'Experience', value: '12 years' }}
      fee={{ label: 'Per day', value: '₹8,500' }}
      action={{ label: 'Hire', describedName: 'Hire Meera Kulkarni', onPress: nothing }}
      portfolio={{ href: '/portfolio/1', text: 'Portfolio', describedName: 'Portfolio of Meera Kulkarni' }}
    />
  ),
  PictureCard: (
    <PictureCard
      title="The Rajwada Courtyard"
      picture={picture}
      shape="arch"
      description="Seven arches and a well."
      href="/set/rajwada"
    />
  ),
  'PictureCard with words': (
    <PictureCard
      title="Before the rain"
      picture={decoration}
      eyebrow="Story"
      description="What to pack in July."
      href="/blog/rain"
      more="Read More"
    />
  ),
  Gallery: <Gallery pictures={pictures} openLabel={(one) => `Enlarge: ${one.alt}`} lightbox={lightbox} />,
  Lightbox: <Lightbox {...lightbox} pictures={pictures} at={0} onMove={nothing} onClose={nothing} />,
  FlipBook: <FlipBook {...MENU_BOOK} />,
  Prose: (
    <Prose
      tableLabel="Table"
      html="<h2>Bring</h2><p>Shoes for <strong>sand</strong>, see <a href='/faq'>the questions</a>.</p><ul><li>Water</li></ul><blockquote>Come early.</blockquote><table><caption>Hours</caption><tr><th>Day</th><td>7 to 9</td></tr></table>"
    />
  ),
  Receipt: (
    <Receipt
      title="Receipt"
      ids={[{ label: 'Booking ID', value: '#AA20418' }]}
      columns={{ caption: 'What was paid for', item: 'Item', amount: 'Amount' }}
      lines={[{ name: 'Golden Hour', detail: '12 Dec 2026', amount: '₹24,500' }]}
      rows={[{ label: 'Paid', value: '₹3,540', tone: 'total' }]}
      note="Bring this on the day."
      print={{ label: 'Print', onPrint: nothing }}
    />
  ),
  BookingDetails: (
    <BookingDetails
      person={[{ label: 'Full name', value: 'Meera Joshi' }]}
      sections={[
        {
          title: 'Shoot package',
          amount: '₹24,500',
          lines: [
            {
              name: 'Golden Hour',
              detail: '12 Dec 2026',
              selling: '₹24,500',
              list: '₹28,000',
              listLabel: 'List price',
            },
          ],
        },
      ]}
      listLabel="What was booked"
    />
  ),
  CallSheet: (
    <CallSheet
      label="Next on the call sheet"
      title="Golden Hour"
      text="12 Dec 2026"
      picture={decoration}
      window={{ start: 840, end: 1200, text: '2:00 pm – 8:00 pm' }}
      href="/bookings"
    />
  ),
  CartGroup: (
    <CartGroup title="Outfits" amount="₹9,000" removeAll={{ label: 'Remove all', onPress: nothing }}>
      <p>Gulmohar Lehenga</p>
    </CartGroup>
  ),
  ChatLink: <ChatLink href="https://example.com" label="Chat with us (opens in a new tab)" />,
  EmailField: (
    <EmailField label="Email" name="email" value="meera@" problem="Please enter a valid email" onChange={nothing} />
  ),
  InCart: (
    <InCart href="/cart" lead="View cart">
      In your cart for 7 Dec.
    </InCart>
  ),
  LinkButton: <LinkButton href="/pricing/a">Check Pricing</LinkButton>,
  'LinkButton external': (
    <LinkButton href="https://example.com" external externalLabel=", opens in a new tab">
      Directions
    </LinkButton>
  ),
  TextLink: (
    <TextLink href="https://example.com" external externalLabel=", opens in a new tab">
      Directions
    </TextLink>
  ),
  Logo: <Logo label="Aperture Acres, home" words="Aperture Acres" href="/" />,
  Link: <Link href="/blog">Blog</Link>,
  SkipLink: <SkipLink href="#content">Skip to content</SkipLink>,
  ScrollBox: (
    <ScrollBox label="What was booked">
      <p>Golden Hour</p>
    </ScrollBox>
  ),
  ServiceTiles: (
    <ServiceTiles
      items={[
        { icon: 'camera', text: 'Pre Wedding', href: '/pricing/b' },
        { icon: 'clock', text: 'Overnight' },
      ]}
    />
  ),
  PageHeader: (
    <PageHeader
      title="Sets"
      crumbs={{ label: 'You are here', items: [{ href: '/', text: 'Home' }, { text: 'Sets' }] }}
      lead="Twelve of them."
    />
  ),
  ResultPage: (
    <ResultPage
      title="Your booking is confirmed"
      picture={picture}
      actions={<LinkButton href="/bookings">My bookings</LinkButton>}
    >
      See you on Saturday.
    </ResultPage>
  ),
}
