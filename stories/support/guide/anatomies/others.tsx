/** What is neither a field nor a card. */
import type { ReactNode } from 'react'
import {
  Alert,
  AmountRows,
  Badge,
  Banner,
  Button,
  Carousel,
  DayArc,
  IconButton,
  LinkButton,
  Price,
  Prose,
  Quote,
  StatList,
  TextButton,
  TextLink,
  ToastRegion,
} from '../../../../design-system/index.ts'
import { SAMPLES } from '../../samples/samples.ts'
import { EVENING } from '../../pictures.ts'

const nothing = (): void => {}
const away = { href: 'https://example.com', external: true, externalLabel: ', opens in a new tab' } as const
/** Where the sample is no wider than its content. */
const small = (sample: ReactNode) => <div style={{ width: 'fit-content', margin: 'auto' }}>{sample}</div>
const inline = (content: ReactNode) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'center' }}>{content}</div>
)

export const OTHERS: Readonly<Record<string, ReactNode>> = {
  Alert: (
    <Alert tone="danger" title="Not paid" action={<TextButton onClick={nothing}>Retry</TextButton>}>
      Something bad happened; please try again later.
    </Alert>
  ),
  AmountRows: (
    <AmountRows
      rows={[
        { label: 'Booking amount', value: '₹10,000' },
        { label: 'Total to pay', value: '₹50,900', tone: 'total' },
      ]}
    />
  ),
  Badge: small(<Badge icon="clock">New</Badge>),
  Banner: (
    <Banner
      tone="sun"
      label="Notice"
      action={<TextLink href="/blog">Read more</TextLink>}
      onDismiss={nothing}
      dismissLabel="Dismiss the notice"
    >
      Closed on 26 January.
    </Banner>
  ),
  Breadcrumb: small(SAMPLES['Breadcrumb']),
  Button: inline(
    <>
      <Button>Add to cart</Button>
      <Button busy="Please Wait...">Add to cart</Button>
      <Button disabledReason="Choose a date first">Add to cart</Button>
    </>,
  ),
  Carousel: (
    <Carousel
      label="Shooting sets"
      interval={600_000}
      perView={1}
      slides={[
        { key: '1', content: <p>Texas Ranch</p> },
        { key: '2', content: <p>Love Blossom</p> },
      ]}
      previousLabel="Previous set"
      nextLabel="Next set"
      pauseLabel="Pause"
      playLabel="Play"
      indicators={{ count: 3, label: (index) => `Set ${index + 1}` }}
      status={(position, count) => `${position} of ${count}`}
    />
  ),
  DayArc: (
    <div style={{ width: 280, margin: 'auto' }}>
      <DayArc start={840} end={1200} text="2:00 pm – 8:00 pm" />
    </div>
  ),
  IconButton: inline(<IconButton icon="cart" outline label="Cart, 2 items" badge="2" onClick={nothing} />),
  LinkButton: inline(
    <LinkButton {...away}>
      <span>Directions</span>
    </LinkButton>,
  ),
  Logo: small(SAMPLES['Logo']),
  Price: small(<Price selling="₹24,500" list="₹28,000" listLabel="List price" save="Save ₹3,500" />),
  Prose: (
    <Prose
      tableLabel="Table"
      html={`<h2>Bring</h2><p>Shoes for <strong>sand</strong>, see <a href="/faq">the questions</a>.</p><figure><img src="${EVENING}" alt="" width="120" height="150"><figcaption>Evening</figcaption></figure><table><caption>Hours</caption><tr><th>Day</th><td>7 to 9</td></tr></table>`}
    />
  ),
  // With a picture that needs no server: a page of docs draws this before its stories have asked for theirs.
  Quote: (
    <Quote cite="Meera Joshi" detail="Fashion portfolio, October 2026" portrait={{ src: EVENING, alt: '' }}>
      “We came for the light, and stayed for the well.”
    </Quote>
  ),
  ServiceTiles: <div style={{ width: 1100, zoom: 0.38 }}>{SAMPLES['ServiceTiles']}</div>,
  StatList: (
    <StatList
      items={[
        { value: '12', text: 'sets' },
        { value: '3', text: 'acres' },
      ]}
    />
  ),
  TextLink: inline(
    <TextLink {...away} icon="pin">
      <span>Directions</span>
    </TextLink>,
  ),
  // Fixed to the window, unless an ancestor is transformed.
  ToastRegion: (
    <div style={{ position: 'relative', width: 380, maxWidth: '100%', height: 240, transform: 'translate(0)' }}>
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        timeout={600_000}
        toasts={[{ id: '1', tone: 'success', text: 'Added to cart' }]}
        onDismiss={nothing}
      />
    </div>
  ),
}
