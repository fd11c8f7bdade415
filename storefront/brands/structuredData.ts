import { BRAND } from '../brand.ts'
import { wholeAddress } from '../shell/PageHead.tsx'
import { pageCard } from '../shell/shareCard.ts'

export const POSTAL_ADDRESS = { '@type': 'PostalAddress', streetAddress: BRAND.address, addressCountry: 'IN' }

export const STUDIO = {
  '@type': 'LocalBusiness',
  name: BRAND.name,
  url: BRAND.site,
  image: wholeAddress(pageCard('contact')),
  telephone: BRAND.phone.text,
  email: BRAND.email.text,
  address: POSTAL_ADDRESS,
  geo: { '@type': 'GeoCoordinates', ...BRAND.place },
  openingHours: BRAND.openingHours,
}
