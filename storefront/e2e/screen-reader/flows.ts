import { DAY_WORDS } from '../../text/dayMessages.ts'
import { CARDS, CUSTOMER } from '../testing/visitor.ts'
import type { Person } from './person.ts'

export interface Flow {
  readonly name: string
  readonly path: string
  readonly run: (person: Person) => Promise<void>
}

/** The flow starts on the page of packages. */
async function addGoldenHour(person: Person): Promise<void> {
  await person.press('Tab')
  await person.press('Return')
  await person.choose('b', /Add package Golden Hour push button/, 'Golden Hour')
  await person.seek('Tab', new RegExp(`, (?:${Object.values(DAY_WORDS).join('|')})`))
  await person.choose('Right', /, Available/)
  await person.choose('Tab', /Add to cart push button/, 'Golden Hour has been added to your cart.')
}

async function openCart(person: Person): Promise<void> {
  await person.goTo('/cart')
  await person.hears(/^Anything else for the day\?/, 20_000)
  await person.press('Escape')
}

async function logIn(person: Person): Promise<void> {
  await person.enter(CUSTOMER.mobile, 'OTP sent to')
  await person.enter(person.recall(/(?<=Sandbox code: )\d{5}/))
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'home',
    path: '/',
    async run(person) {
      // The current slide is not announced while the page loads.
      person.hearsNot('1 / 4')
      await person.press('Tab', 'Skip to content link.')
      await person.press('Return', 'A hundred backdrops, one open sky.')
      await person.choose('shift+Tab', /Add On Services collapsed push button/, 'expanded')
      await person.press('Tab', 'Props link.')
      await person.press('Escape', 'collapsed')
    },
  },
  {
    name: 'outfits',
    path: '/outfits',
    async run(person) {
      // The count is not announced while the page loads.
      person.hearsNot('20 outfits')
      await person.press('Tab')
      await person.press('Return')
      await person.seek('Tab', /Minimum price horizontal slider/)
      await person.press('Up', '₹650')
      await person.seek('Tab', /Monsoon Trail Gown.*spin button/)
      // Firefox announces both the value and the text.
      await person.seek('Up', /^2/, 1)
      await person.choose(
        'Tab',
        /Add to cart, Monsoon Trail Gown push button/,
        'Monsoon Trail Gown has been added to your cart.',
      )
      await person.choose('Tab', /Add to cart, .* push button/, 'has been added to your cart.')
      // Chromium would repeat earlier messages in the same line.
      person.hearsNot('Monsoon Trail Gown')
    },
  },
  {
    name: 'login',
    path: '/login',
    async run(person) {
      await person.press('Tab')
      await person.press('Return')
      await person.press('Tab', 'Mobile number entry required.')
      person.hearsNot('invalid')
      await person.enter('12345', 'Mobile number must be 10 digits')
      await person.press('ctrl+a')
      await person.enter(CUSTOMER.mobile, '5-digit code sent to this number entry required.')
      await person.hears('OTP sent to')
      person.hearsNot('invalid')
      const code = person.recall(/(?<=Sandbox code: )\d{5}/)
      await person.enter('00000', 'This OTP is not correct. Please check it and try again.')
      person.hearsNot('must be 10 digits')
      await person.hears('You can have the code sent again now.', 20_000)
      await person.press('ctrl+a')
      await person.enter(code, 'Login successful.')
    },
  },
  {
    name: 'tour',
    path: '/recce',
    async run(person) {
      await person.press('Tab')
      await person.press('Return')
      await person.seek('Tab', /Full Name entry required/)
      person.hearsNot('invalid')
      await person.press('Return', 'Full name should not be empty')
      await person.enter(CUSTOMER.name, 'Email should not be empty')
      person.hearsNot('Full name should')
      await person.enter(CUSTOMER.email)
      person.hearsNot('Email should')
    },
  },
  {
    name: 'cart',
    path: '/pricing/pre-wedding-maternity',
    async run(person) {
      await addGoldenHour(person)
      await openCart(person)
      await person.seek('Tab', /Coupon code entry/)
      await person.enter('NOPE', 'This coupon code is not valid.')
      await person.press('ctrl+a')
      await person.enter('FIRSTLIGHT', 'Applied: you save ₹2,000.')
      person.hearsNot('not valid')
    },
  },
  {
    name: 'checkout',
    path: '/pricing/pre-wedding-maternity',
    async run(person) {
      await addGoldenHour(person)
      await openCart(person)
      await person.choose('b', /Proceed to checkout push button/, 'Kindly Login before proceeding')
      await person.seek('Tab', /Mobile number entry/)
      await logIn(person)
      await person.hears('Login successful.')
      await person.choose('b', /Proceed to checkout push button/, 'Who is booking?')
      await person.choose('b', /Pay ₹3,540.00 push button/)
      await person.seek('Tab', /Card number entry/)
      await person.type(CARDS.good.replaceAll(' ', ''))
      await person.press('Tab')
      await person.type('1240')
      await person.press('Tab')
      await person.enter('123')
      await person.hears('Thank you! Your booking is confirmed.', 20_000)
      // Chromium announces live regions again when the gateway's dialog closes.
      person.hearsNot('Login successful.')
      person.hearsNot('Kindly Login')
    },
  },
  {
    name: 'bookings',
    path: '/login',
    async run(person) {
      await person.hears('Finished loading Login | Aperture Acres.', 20_000)
      await person.seek('Tab', /Mobile number entry/)
      await logIn(person)
      await person.hears('Login successful.')
      // Orca may stay in focus mode when the focused field disappears; a new page resets it.
      await person.goTo('/bookings')
      await person.hears('Finished loading My bookings | Aperture Acres.', 20_000)
      await person.choose('b', /View details for booking #AA20403/, 'Booking #AA20403')
      await person.press('Escape', 'View details for booking #AA20403 push button.')
    },
  },
  {
    name: 'search',
    path: '/search',
    async run(person) {
      await person.seek('Tab', /What are you looking for\? entry/)
      await person.type('goldn')
      await person.hears('results for “goldn”')
      await person.seek('Down', /^Golden Hour ?, Pre Wedding/, 3)
    },
  },
  {
    name: '404',
    path: '/no-such-page',
    async run(person) {
      await person.hears('Finished loading Page not available | Aperture Acres.')
      await person.choose('Tab', /Go to Home link/, 'A hundred backdrops, one open sky.')
    },
  },
]
