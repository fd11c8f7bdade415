import { Container, Heading, ServiceTiles } from '../../../design-system/index.ts'
import { SERVICES } from './content.ts'
import * as home from './Home.css.ts'
import { standing } from './links.ts'
import * as css from './Offers.css.ts'

export function Services() {
  return (
    <section className={home.rest} aria-labelledby="services">
      <Container>
        <div className={css.services}>
          <Heading level={2} size="title-l" id="services">
            Everything else the day needs
          </Heading>
          <ServiceTiles items={SERVICES.map(({ icon, text, path }) => ({ icon, text, href: standing(path) }))} />
        </div>
      </Container>
    </section>
  )
}
