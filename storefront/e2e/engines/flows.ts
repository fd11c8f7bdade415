import type { Window } from './driver.ts'
import { spoken } from '../../../design-system/components/VisuallyHidden/said.ts'
import { CARDS, CUSTOMER, logInOn, payWithCard } from '../testing/visitor.ts'
import type { Found } from './inPage.ts'
import { part, type Person } from './person.ts'

export interface Flow {
  readonly id: string
  readonly window?: Partial<Window>
  readonly steps: (person: Person) => Promise<void>
}

const main = part('main')
const banner = part('banner')
const isWrong = ({ states }: Found) => states['aria-invalid'] === 'true'
const DATE = /\d\d [A-Z][a-z]{2} \d{4}/

/** The sandbox shows one-time codes in a toast. */
const readCode = (person: Person): Promise<string> => person.see(/\b\d{5}\b/, part('region', 'Messages'))

/** Picks the first free day of the month after next. @returns its text. */
async function pickDay(person: Person, dialog: ReturnType<typeof part>): Promise<string> {
  // A month's first week may begin in the previous month.
  await person.press('button', 'Next month', dialog)
  await person.press('button', 'Next month', dialog)
  await person.press('button', /, Available/, part('grid', undefined, dialog))
  const field = part('combobox', 'Shoot date', dialog)
  await person.expect('holds a day', field, ({ value }) => DATE.test(value))
  return (await person.find(field)).value
}

async function addPackage(person: Person): Promise<string> {
  const dialog = part('dialog', 'Golden Hour')
  await person.press('button', 'Add package Golden Hour', main)
  await person.waitFor('dialog', 'Golden Hour')
  const day = await pickDay(person, dialog)
  await person.picture('day')
  await person.press('button', 'Add to cart', dialog)
  await person.gone('dialog', 'Golden Hour')
  return day
}

async function declineOffer(person: Person): Promise<void> {
  await person.waitFor('dialog', 'Anything else for the day?')
  await person.keys('Escape')
  await person.gone('dialog', 'Anything else for the day?')
}

async function book(person: Person): Promise<void> {
  const gateway = 'Pay ₹3,540 to Aperture Acres'
  await person.open('/')
  await person.picture('home')
  await person.press('link', /Pre Wedding/, main)
  await person.waitFor('heading', 'Pre Wedding & Maternity')
  const day = await addPackage(person)
  await person.press('button', 'Cart, 1 item', banner)
  await person.press('link', 'View cart', banner)
  await person.waitFor('heading', 'Your cart')
  await declineOffer(person)
  await person.see(day, main)
  await person.see('₹3,540.00', main)
  await person.picture('cart')
  await person.press('button', 'Proceed to checkout', main)
  await person.at('/login?ref=/cart')
  await logInOn(person.within(main), CUSTOMER.mobile, async (send) => {
    await send()
    return readCode(person)
  })
  await person.at('/cart')
  await person.press('button', 'Proceed to checkout', main)
  await person.waitFor('heading', 'Who is booking?')
  await person.expect('is filled in', part('textbox', 'Full name', main), ({ value }) => value === CUSTOMER.name)
  await person.picture('checkout')
  await person.press('button', /^Pay ₹/, main)
  await person.waitFor('dialog', gateway)
  await person.picture('gateway')
  await payWithCard(person.within(part('dialog', gateway)), CARDS.good)
  await person.waitFor('heading', 'Thank you! Your booking is confirmed.')
  await person.at('/order-placed-sucessfully')
  await person.picture('confirmed')
  await person.press('link', 'My bookings', main)
  const row = part('row', new RegExp(spoken(day)), part('table', 'Upcoming bookings'))
  await person.press('button', /View details/, row)
  const details = part('dialog', /Booking #/)
  await person.waitFor('dialog', /Booking #/)
  await person.see('Golden Hour', details)
  await person.see('₹3,000', details)
  await person.see('₹540', details)
  await person.picture('details')
}

async function slide(person: Person): Promise<void> {
  const side = part('complementary', 'Filters')
  const low = part('slider', 'Minimum price', side)
  await person.open('/outfits')
  await person.waitFor('article', undefined, main)
  const before = (await person.find(part('article', undefined, main))).count
  await person.press('slider', 'Minimum price', side)
  await person.keys('PageUp', 'ArrowRight')
  await person.expect('has moved', low, ({ states }) => Number(states['aria-valuenow']) > 0)
  await person.type('textbox', 'Maximum price', '3500', side)
  await person.press('button', 'Apply', side)
  await person.expect('are fewer', part('article', undefined, main), ({ count }) => count > 0 && count < before)
  await person.picture('filtered')
}

async function enlarge(person: Person): Promise<void> {
  const lightbox = part('dialog', /^Photographs of/)
  await person.open('/restuarant')
  await person.press('link', /^Enlarge/, main)
  await person.waitFor('dialog')
  await person.picture('lightbox')
  await person.keys('Escape')
  await person.gone('dialog')
  await person.expect('has the focus again', part('link', /^Enlarge/, main), ({ focused }) => focused)
  await person.open('/hire-professionals')
  await person.press('link', 'Make-up artists', main)
  await person.press('link', 'Check portfolio of Meera Kulkarni', main)
  await person.press('link', /^Open photograph 2/, main)
  await person.see(/^.*2 of \d/, lightbox)
  await person.keys('ArrowRight')
  await person.see(/3 of \d/, lightbox)
  await person.press('button', 'Previous photograph', lightbox)
  await person.see(/2 of \d/, lightbox)
  await person.press('button', 'Close', lightbox)
  await person.gone('dialog', /^Photographs of/)
}

async function leaf(person: Person): Promise<void> {
  await person.open('/restuarant')
  await person.press('button', 'Next page', main)
  await person.picture('turned')
  await person.press('button', 'Previous page', main)
  await person.press('button', 'Next page', main)
}

async function unfold(person: Person): Promise<void> {
  const question = part('button', 'Can I cancel?', main)
  await person.open('/faqs')
  await person.press('button', 'Can I cancel?', main)
  await person.expect('is open', question, ({ states }) => states['aria-expanded'] === 'true')
  await person.picture('answer')
  await person.keys('Enter')
  await person.expect('is closed', question, ({ states }) => states['aria-expanded'] === 'false')
  await person.type('searchbox', 'Search by keyword', 'drone', main)
  await person.keys('Enter')
  await person.at('/faqs?q=drone')
}

async function tour(person: Person): Promise<void> {
  await person.open('/recce')
  await person.press('button', 'Pay and Book', main)
  await person.expect('is wrong', part('textbox', 'Full Name', main), isWrong)
  await person.type('textbox', 'Phone Number', CUSTOMER.mobile, main)
  await person.tabTo('combobox', 'Category', main)
  await person.keys('M', 'u', 's', 'i', 'c')
  await person.type('textbox', 'Number of people', '3', main)
  await person.press('combobox', 'Visiting Date', main)
  await person.press('button', 'Next month')
  await person.press('button', /^\D*10 |\b10\b/, part('grid'))
  await person.expect('holds the tenth', part('combobox', 'Visiting Date', main), ({ value }) =>
    value.startsWith('10 '),
  )
  await person.typeTime('Start Time', '10:00')
  await person.see('10:00 AM - 12:30 PM', main)
  await person.see('₹708', main)
  await person.expect('is 12:30 PM', part('textbox', /End Time/, main), ({ value }) => value === '12:30 PM')
  await person.picture('tour')
}

async function misfill(person: Person): Promise<void> {
  const field = (name: string) => part('textbox', name, main)
  const send = () => person.press('button', 'Send message', main)
  await person.open('/contact-us')
  await send()
  await person.see('Please enter your name', main)
  await person.expect('has the focus', field('Name'), ({ focused }) => focused)
  await person.type('textbox', 'Name', 'Asha Rao', main)
  await person.type('textbox', 'Email', 'asha@', main)
  await send()
  await person.see('Please enter proper email address', main)
  await person.picture('refused')
  await person.type('textbox', 'Email', 'asha@example.com', main)
  await person.type('textbox', 'Mobile', '61234', main)
  await send()
  await person.see('Mobile number must be 10 digits', main)
  await person.type('textbox', 'Mobile', '6123456789', main)
  await person.type('textbox', 'Message', 'Is 12 Dec free?', main)
  await send()
  await person.expect('is empty', field('Message'), ({ value }) => value === '')
}

const light = (rgb: string) => rgb.split(' ').reduce((sum, one) => sum + Number(one), 0)
const isDark = ({ background, text }: { background: string; text: string }) => light(background) < light(text)

async function atNight(person: Person): Promise<void> {
  await person.open('/')
  if (person.window.dark) await person.expectPage('the page is dark', isDark)
  await person.picture('dark')
  await person.open('/login')
  await person.tabTo('combobox', 'Theme')
  await person.keys(person.window.dark ? 'D' : 'N')
  await person.expectPage('the page has the other theme', (page) => isDark(page) !== (person.window.dark ?? false))
}

async function still(person: Person): Promise<void> {
  await person.open('/')
  await person.expectPage('nothing moves', ({ running }) => running === 0)
  await person.picture('still')
  await person.press('button', 'Next sets', main)
  await person.expectPage('nothing moves', ({ running }) => running === 0)
}

async function withoutScripts(person: Person): Promise<void> {
  await person.open('/')
  await person.picture('home')
  await person.press('link', /Pre Wedding/, main)
  await person.waitFor('heading', 'Pre Wedding & Maternity')
  await person.open('/faqs')
  await person.see('The gate opens at 7 am.', main)
  await person.open('/contact-us')
  await person.waitFor('link', /\+91|\d{5}/, main)
  await person.picture('contact')
}

const PAGES = [
  '/',
  '/pricing/pre-wedding-maternity',
  '/outfits',
  '/food-and-beverages',
  '/props',
  '/sets',
  '/events',
  '/blog',
  '/faqs',
  '/contact-us',
  '/luxury-cottage-stay',
  '/hire-professionals',
  '/cart',
  '/login',
] as const

async function onAPhone(person: Person): Promise<void> {
  for (const path of ['/', '/outfits', '/food-and-beverages', '/faqs']) {
    await person.measure(path)
    await person.expectPage('nothing is cut off sideways', (page) => page.scrollWidth <= page.innerWidth)
  }
  await person.press('button', 'Open menu', banner)
  await person.waitFor('dialog', 'Menu')
  await person.picture('menu')
  await person.keys('Escape')
  await person.gone('dialog', 'Menu')
  await person.open('/pricing/pre-wedding-maternity')
  await addPackage(person)
  await person.waitFor('button', 'Cart, 1 item', banner)
}

async function onADesktop(person: Person): Promise<void> {
  for (const path of PAGES) {
    await person.measure(path)
    await person.expectPage('nothing is cut off sideways', (page) => page.scrollWidth <= page.innerWidth)
  }
  await person.press('button', 'Book Now', banner)
  await person.waitFor('link', 'Studio Tour', banner)
  await person.picture('menu')
}

export const FLOWS: readonly Flow[] = [
  { id: 'booking', steps: book },
  { id: 'slider', steps: slide },
  { id: 'lightbox', steps: enlarge },
  { id: 'flip-book', steps: leaf },
  { id: 'accordion', steps: unfold },
  { id: 'tour', steps: tour },
  { id: 'contact', steps: misfill },
  { id: 'dark', window: { dark: true }, steps: atNight },
  { id: 'reduced-motion', window: { reducedMotion: true }, steps: still },
  { id: 'no-scripts', window: { scripts: false }, steps: withoutScripts },
  { id: 'phone', window: { width: 390, height: 844 }, steps: onAPhone },
  { id: 'desktop', steps: onADesktop },
]
