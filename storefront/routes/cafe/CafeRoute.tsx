import { Container, Section } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { breadcrumbList } from '../../shell/breadcrumbs.ts'
import { PageHead, wholeAddress } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { POSTAL_ADDRESS } from '../../shell/studio.ts'
import { CafeHead, HERE } from './CafeHead.tsx'
import { CafeContacts, CafePictures } from './CafeSections.tsx'
import * as css from './CafePage.css.ts'
import { CafeMenu } from './CafeMenu.tsx'

const CAFE = {
  '@type': 'Restaurant',
  name: `The cafe at ${BRAND.name}`,
  servesCuisine: 'Vegetarian',
  openingHours: 'Mo-Su 08:00-22:00',
  address: POSTAL_ADDRESS,
  telephone: BRAND.cafe[0].phone.text,
  image: wholeAddress(pageCard('cafe')),
}

/** /restuarant, the given spelling: the cafe (CAFE-01 to CAFE-05). */
export function CafeRoute() {
  return (
    <>
      <PageHead
        title="Cafe"
        description="The vegetarian cafe on the farm: breakfast for crews, thalis, chaat, sweets and chai, from 8am to 10pm."
        image={pageCard('cafe')}
        data={[breadcrumbList(HERE), CAFE]}
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
