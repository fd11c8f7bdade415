import { DAY_WORDS } from '../../text/dayMessages.ts'
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
  await person.seek('b', /Add package Golden Hour push button/)
  await person.press('Return')
  await person.hears('Golden Hour')
  await person.seek('Tab', new RegExp(`, (?:${Object.values(DAY_WORDS).join('|')})`))
  await person.seek('Right', /, Available/)
  await person.press('Return')
  await person.seek('Tab', /Add to cart push button/)
  await person.press('Return')
  await person.hears('Golden Hour has been added to your cart.')
}

async function openCart(person: Person): Promise<void> {
  await person.goTo('/cart')
  await person.hears(/^Anything else for the day\?/, 20_000)
  await person.press('Escape')
}

async function logIn(person: Person): Promise<void> {
  await person.type('9876543210')
  await person.press('Return')
  await person.hears('OTP sent to')
  const code = person.recall(/(?<=Sandbox code: )\d{5}/)
  await person.type(code)
  await person.press('Return')
}

/** Starts in the gateway's field for the card number. */
async function pay(person: Person, card: string): Promise<void> {
  await person.type(card)
  await person.press('Tab')
  await person.type('1240')
  await person.press('Tab')
  await person.type('123')
  await person.press('Return')
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'home',
    path: '/',
    async run(person) {
      // The current slide is not announced while the page loads.
      person.hearsNot('1 / 4')
      await person.press('Tab')
      await person.hears('Skip to content link.')
      await person.press('Return')
      await person.hears('A hundred backdrops, one open sky.')
      await person.seek('shift+Tab', /Add On Services collapsed push button/)
      await person.press('Return')
      await person.hears('expanded')
      await person.press('Tab')
      await person.hears('Props link.')
      await person.press('Escape')
      await person.hears('collapsed')
    },
  },
  { name: 'package', path: '/pricing/pre-wedding-maternity', run: addGoldenHour },
  {
    name: 'outfits',
    path: '/outfits',
    async run(person) {
      // The count is not announced while the page loads.
      person.hearsNot('20 outfits')
      await person.press('Tab')
      await person.press('Return')
      await person.seek('Tab', /Minimum price horizontal slider/)
      await person.press('Up')
      await person.hears('₹650')
      await person.seek('Tab', /Monsoon Trail Gown.*spin button/)
      // Firefox announces both the value and the text.
      await person.seek('Up', /^2/, 1)
      await person.seek('Tab', /Add to cart, Monsoon Trail Gown push button/)
      await person.press('Return')
      await person.hears('Monsoon Trail Gown has been added to your cart.')
      await person.seek('Tab', /Add to cart, .* push button/)
      await person.press('Return')
      await person.hears('has been added to your cart.')
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
      await person.press('Tab')
      await person.hears('Mobile number entry required.')
      person.hearsNot('invalid')
      await person.type('12345')
      await person.press('Return')
      await person.hears('Mobile number must be 10 digits')
      await person.press('ctrl+a')
      await person.type('9876543210')
      await person.press('Return')
      await person.hears('5-digit code sent to this number entry required.')
      await person.hears('OTP sent to')
      person.hearsNot('invalid')
      const code = person.recall(/(?<=Sandbox code: )\d{5}/)
      await person.type('00000')
      await person.press('Return')
      await person.hears('This OTP is not correct. Please check it and try again.')
      person.hearsNot('must be 10 digits')
      await person.hears('You can have the code sent again now.', 20_000)
      await person.press('ctrl+a')
      await person.type(code)
      await person.press('Return')
      await person.hears('Login successful.')
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
      await person.press('Return')
      await person.hears('Full name should not be empty')
      await person.type('Meera Joshi')
      await person.press('Return')
      await person.hears('Email should not be empty')
      person.hearsNot('Full name should')
      await person.type('meera@example.com')
      await person.press('Return')
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
      await person.type('NOPE')
      await person.press('Return')
      await person.hears('This coupon code is not valid.')
      await person.press('ctrl+a')
      await person.type('FIRSTLIGHT')
      await person.press('Return')
      await person.hears('Applied: you save ₹2,000.')
      person.hearsNot('not valid')
    },
  },
  {
    name: 'checkout',
    path: '/pricing/pre-wedding-maternity',
    async run(person) {
      await addGoldenHour(person)
      await openCart(person)
      await person.seek('b', /Proceed to checkout push button/)
      await person.press('Return')
      await person.hears('Kindly Login before proceeding')
      await person.seek('Tab', /Mobile number entry/)
      await logIn(person)
      await person.hears('Login successful.')
      await person.seek('b', /Proceed to checkout push button/)
      await person.press('Return')
      await person.hears('Who is booking?')
      await person.seek('b', /Pay ₹3,540.00 push button/)
      await person.press('Return')
      await person.seek('Tab', /Card number entry/)
      await pay(person, '4100280000001007')
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
      await person.seek('b', /View details for booking #AA20403/)
      await person.press('Return')
      await person.hears('Booking #AA20403')
      await person.press('Escape')
      await person.hears('View details for booking #AA20403 push button.')
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
      await person.seek('Tab', /Go to Home link/)
      await person.press('Return')
      await person.hears('A hundred backdrops, one open sky.')
    },
  },
]
