import { CAFE } from '#brand/cafe.ts'
import { CAFE_CONTACTS } from '#brand/cafeContacts.ts'
import { BRAND } from '../../brand.ts'
import { POSTAL_ADDRESS, wholeAddress } from '../../shell/PageHead.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { CafeHead } from './CafeHead.tsx'
import { CafeContacts, CafePictures } from './CafeSections.tsx'
import * as css from './CafePage.css.ts'
import { CafeMenu } from './CafeMenu.tsx'

const RESTAURANT = {
  '@type': 'Restaurant',
  name: `The cafe at ${BRAND.name}`,
  servesCuisine: CAFE.cuisine,
  openingHours: CAFE.openingHours,
  address: POSTAL_ADDRESS,
  telephone: CAFE_CONTACTS[0].phone.text,
  image: wholeAddress(pageCard('cafe')),
}

export function CafeRoute() {
  return (
    <PublicPage name="Cafe" description={CAFE.description} card="cafe" data={[RESTAURANT]}>
      <CafeHead />
      <div className={css.body}>
        <CafeMenu />
        <CafePictures />
        <CafeContacts />
      </div>
    </PublicPage>
  )
}
