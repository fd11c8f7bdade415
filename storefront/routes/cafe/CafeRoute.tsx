import { CAFE } from '#brand/cafe.ts'
import { CAFE_CONTACTS } from '#brand/cafeContacts.ts'
import { Container, Section } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { breadcrumbList } from '../../shell/breadcrumbs.ts'
import { PageHead, wholeAddress } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { POSTAL_ADDRESS } from '../../shell/PageHead.tsx'
import { CafeHead, HERE } from './CafeHead.tsx'
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
    <>
      <PageHead
        title="Cafe"
        description={CAFE.description}
        image={pageCard('cafe')}
        data={[breadcrumbList(HERE), RESTAURANT]}
      />
      <Section pad="page">
        <Container>
          <CafeHead />
          <div className={css.body}>
            <CafeMenu />
            <CafePictures />
            <CafeContacts />
          </div>
        </Container>
      </Section>
    </>
  )
}
