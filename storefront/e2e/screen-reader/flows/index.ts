import { bookings } from './bookings.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import type { Flow } from './flow.ts'
import { home } from './home.ts'
import { login } from './login.ts'
import { notFound } from './notFound.ts'
import { outfits } from './outfits.ts'
import { pricing } from './pricing.ts'
import { search } from './search.ts'
import { tour } from './tour.ts'

export const FLOWS: readonly Flow[] = [home, pricing, outfits, login, tour, cart, checkout, bookings, search, notFound]
