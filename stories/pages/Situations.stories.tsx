import preview from '../../.storybook/preview.tsx'
import { showsHeadingOrDialog } from '../support/opens.ts'
import { visit } from '../support/visit.ts'
import { WholePage } from '../support/WholePage.tsx'

/** Each page in one situation, each situation on one page; the toolbar combines any two. */
const meta = preview.meta({
  title: 'Whole pages/In a situation',
  id: 'pages-in-a-situation',
  component: WholePage,
  // The route's own stories test accessibility and pictures.
  parameters: { layout: 'fullscreen', controls: { disable: true }, a11y: { test: 'off' } },
  beforeEach: visit,
  play: showsHeadingOrDialog,
})

export const SoldOut = meta.story({ args: { at: '/pricing/pre-wedding-maternity' }, globals: { scenario: 'sold-out' } })
export const CottagesSoldOut = meta.story({
  args: { at: '/luxury-cottage-stay' },
  globals: { scenario: 'cottage-sold-out' },
})
export const FastFilling = meta.story({
  args: { at: '/pricing/product-garment' },
  globals: { scenario: 'fast-filling' },
})
export const DateRefused = meta.story({
  args: { at: '/pricing/music-video-ads' },
  globals: { scenario: 'date-refused' },
})
export const ProfessionalBusy = meta.story({
  args: { at: '/hire-professionals/makeup-artist' },
  globals: { scenario: 'professional-busy' },
})
export const AddRefused = meta.story({ args: { at: '/food-and-beverages' }, globals: { scenario: 'add-refused' } })
export const CouponRefused = meta.story({
  args: { at: '/cart', visitor: 'customer' },
  globals: { scenario: 'coupon-refused' },
})
export const WrongCode = meta.story({ args: { at: '/login' }, globals: { scenario: 'otp-wrong' } })
export const TooManyCodes = meta.story({ args: { at: '/login' }, globals: { scenario: 'otp-too-many' } })
export const PaymentRefused = meta.story({
  args: { at: '/checkout', visitor: 'customer' },
  globals: { scenario: 'payment-refused' },
})
export const AmountDiffers = meta.story({ args: { at: '/recce' }, globals: { scenario: 'amount-differs' } })
export const ConfirmationRefused = meta.story({
  args: { at: '/order-failed', visitor: 'customer' },
  globals: { scenario: 'confirm-refused' },
})
export const ConfirmationLost = meta.story({
  args: { at: '/order-success', visitor: 'customer' },
  globals: { scenario: 'confirm-lost' },
})
export const ConfirmationDown = meta.story({
  args: { at: '/order-placed-sucessfully', visitor: 'customer' },
  globals: { scenario: 'confirm-down' },
})
export const ServerDown = meta.story({ args: { at: '/events' }, globals: { scenario: 'server-down' } })
export const NetworkDown = meta.story({ args: { at: '/event/haldi' }, globals: { scenario: 'network-down' } })
export const Slow = meta.story({ args: { at: '/sets' }, globals: { scenario: 'slow' } })
export const HtmlInsteadOfJson = meta.story({
  args: { at: '/set/rajwada-courtyard' },
  globals: { scenario: 'html-answer' },
})
export const EmptyCatalogue = meta.story({ args: { at: '/props' }, globals: { scenario: 'empty-catalogue' } })
export const BigCatalogue = meta.story({ args: { at: '/outfits' }, globals: { scenario: 'big-catalogue' } })
export const HugeCatalogue = meta.story({ args: { at: '/outfits' }, globals: { scenario: 'huge-catalogue' } })
export const CartFails = meta.story({ args: { at: '/cart', visitor: 'customer' }, globals: { scenario: 'cart-fails' } })
export const CartNotReady = meta.story({
  args: { at: '/cart', visitor: 'customer' },
  globals: { scenario: 'cart-without-package' },
})
export const SessionExpired = meta.story({
  args: { at: '/bookings', visitor: 'customer' },
  globals: { scenario: 'session-expired' },
})
export const WrongShape = meta.story({
  args: { at: '/checkout', visitor: 'customer' },
  globals: { scenario: 'wrong-shape' },
})
export const NoBookings = meta.story({
  args: { at: '/bookings', visitor: 'customer' },
  globals: { scenario: 'bookings-empty' },
})
export const DetailsFail = meta.story({
  args: { at: '/bookings', visitor: 'customer' },
  globals: { scenario: 'details-fail' },
})
export const HomeWhileServerDown = meta.story({ args: { at: '/' }, globals: { scenario: 'server-down' } })
export const CategoriesEmpty = meta.story({
  args: { at: '/hire-professionals' },
  globals: { scenario: 'empty-catalogue' },
})
export const PortfolioWithoutNetwork = meta.story({
  args: { at: '/portfolio/meera-kulkarni' },
  globals: { scenario: 'network-down' },
})
export const QuestionsAsHtml = meta.story({ args: { at: '/faqs' }, globals: { scenario: 'html-answer' } })
export const BlogWhileServerDown = meta.story({ args: { at: '/blog' }, globals: { scenario: 'server-down' } })
export const PostWithoutNetwork = meta.story({
  args: { at: '/blog/how-to-chase-golden-hour' },
  globals: { scenario: 'network-down' },
})
export const CafeWithoutNetwork = meta.story({ args: { at: '/restuarant' }, globals: { scenario: 'network-down' } })
export const ContactWhileServerDown = meta.story({ args: { at: '/contact-us' }, globals: { scenario: 'server-down' } })
export const TermsWithoutNetwork = meta.story({
  args: { at: '/terms-and-conditions' },
  globals: { scenario: 'network-down' },
})
export const PrivacyAsHtml = meta.story({ args: { at: '/privacy-policy' }, globals: { scenario: 'html-answer' } })
export const RefundWhileServerDown = meta.story({
  args: { at: '/refund-policy' },
  globals: { scenario: 'server-down' },
})
export const RegisterWrongCode = meta.story({ args: { at: '/register' }, globals: { scenario: 'otp-wrong' } })
export const LostWithoutNetwork = meta.story({ args: { at: '/404' }, globals: { scenario: 'network-down' } })
