import type { Flow } from './flow.ts'
import { logIn } from './steps.ts'

export const bookings: Flow = {
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
}
