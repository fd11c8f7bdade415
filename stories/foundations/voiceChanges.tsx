import { Alert } from '../../design-system/components/Alert/Alert.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { EmptyState } from '../../design-system/components/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../design-system/components/LinkButton/LinkButton.tsx'
import { Price } from '../../design-system/components/Price/Price.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { TextLink } from '../../design-system/components/TextLink/TextLink.tsx'
import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'
import { BOOKING_MESSAGES } from '../../storefront/text/bookingMessages.ts'
import { PAYMENT_MESSAGES } from '../../storefront/text/paymentMessages.ts'
import { TOUR_MESSAGES } from '../../storefront/text/tourMessages.ts'
import { fromRupees, rupees } from '../../storefront/text/money.ts'
import type { Change } from './Voice.tsx'

const nothing = () => undefined

const field = (label: string, name: string, problem: string) => (
  <TextField label={label} name={name} value="" onChange={nothing} problem={problem} />
)
const failed = (text: string) => <Alert tone="danger">{text}</Alert>

export const BUTTONS: readonly Change[] = [
  {
    before: <Button>OK</Button>,
    after: <Button>Add to cart</Button>,
    why: 'A button says what it does: a verb and its object, in one to three words. Read alone, it still makes sense.',
  },
  {
    before: <Button>{MESSAGES.startBooking}</Button>,
    isStated: true,
    after: <Button>Start booking</Button>,
    why: 'Sentence case: a capital for the first word and for names, and no “now” that hurries anybody.',
  },
  {
    before: <Button>Pay</Button>,
    after: <Button>{`Pay ${rupees(fromRupees(13_100), 'exact')}`}</Button>,
    why: 'Before money moves, the button names the amount.',
  },
  {
    before: <Button busy={MESSAGES.wait}>Add to cart</Button>,
    isStated: true,
    after: <Button busy="Adding…">Add to cart</Button>,
    why: 'While it works, the button says what is happening, with one ellipsis (…) in place of three dots.',
  },
  {
    before: (
      <Text>
        For the rules of booking <TextLink href="#voice">click here</TextLink>.
      </Text>
    ),
    after: (
      <Text>
        Read the <TextLink href="#voice">rules of booking</TextLink>.
      </Text>
    ),
    why: 'A link is named by where it leads. Screen readers list links without the text around them.',
  },
]

export const ERRORS: readonly Change[] = [
  {
    before: field('Full name', 'before-name', TOUR_MESSAGES.nameEmpty),
    isStated: true,
    after: field('Full name', 'after-name', FORM_MESSAGES.fullNameEmpty),
    why: 'Beside a field: what to do, not what is wrong with the visitor. Both sentences are stated, for two forms.',
  },
  {
    before: field('Phone', 'before-phone', TOUR_MESSAGES.phoneInvalid),
    isStated: true,
    after: field('Mobile number', 'after-phone', FORM_MESSAGES.mobileShort),
    why: '“Not valid” leaves one guessing. Name the rule that was broken.',
  },
  {
    before: failed(MESSAGES.serverDown),
    isStated: true,
    after: failed('The studio’s server does not answer. Try again in a minute, or call us.'),
    why: 'What happened, then what to do. No exclamation marks: they sound alarmed or joking, and neither helps.',
  },
  {
    before: failed(BOOKING_MESSAGES.packageExists),
    isStated: true,
    after: failed(BOOKING_MESSAGES.stayExists),
    why: 'A whole sentence. It names the thing, and “already” says that nothing is lost.',
  },
  {
    before: failed(PAYMENT_MESSAGES.contactAdministrator),
    isStated: true,
    after: <Alert tone="warning">{PAYMENT_MESSAGES.notCompleted} My bookings.</Alert>,
    why: 'About money, say first what has become of it, then the one thing to do and the one not to do.',
  },
  {
    before: (
      <EmptyState level={3} title={MESSAGES.cartEmpty}>
        Looks like you haven't added anything to your cart yet
      </EmptyState>
    ),
    isStated: true,
    after: (
      <EmptyState
        level={3}
        title="Your cart is empty"
        action={<LinkButton href="#packages">Choose a package</LinkButton>}
      >
        Choose a package, then a date.
      </EmptyState>
    ),
    why: 'Nothing went wrong, so nothing says “Oops”. What is empty, and the way on.',
  },
]

export const AMOUNTS: readonly Change[] = [
  {
    before: <Price selling="Rs. 123,456/-" />,
    after: <Price selling={rupees(fromRupees(123_456))} />,
    why: 'The sign ₹ directly before the number, Indian grouping (lakh and crore), no “/-”.',
  },
  {
    before: <Text>{TOUR_MESSAGES.total}</Text>,
    isStated: true,
    after: <Text>{TOUR_MESSAGES.gst}</Text>,
    why: 'Say whether a price contains GST, in a sentence, wherever a total is shown.',
  },
  {
    before: <Price selling="₹24,500" list="₹28,000" listLabel="List price" save="12.5% OFF!!" />,
    after: <Price selling="₹24,500" list="₹28,000" listLabel="List price" save="Save ₹3,500" />,
    why: 'Savings in rupees: nobody pays in per cent.',
  },
]
