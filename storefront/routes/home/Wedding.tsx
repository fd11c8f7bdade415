import { Container, Heading, LinkButton, Picture, Text } from '../../../design-system/index.ts'
import * as home from './Home.css.ts'
import * as css from './Offers.css.ts'

const MANDAP = { src: '/art/scene/mandap-lawn.svg', alt: 'A flower mandap at dusk, candles along the aisle' }

export function Wedding() {
  return (
    <section className={home.rest} aria-labelledby="wedding">
      <Container>
        <div className={css.wedding}>
          <Picture src={MANDAP.src} alt={MANDAP.alt} width={1200} height={900} ratio="16/11.5" />
          <div className={css.words}>
            <Heading level={2} size="display-s" id="wedding">
              The ultimate wedding venue
            </Heading>
            <Text size="lead" tone="muted">
              A mandap under the trees, a courtyard for the sangeet, a cottage for the night. Tell us the date and the
              number of guests.
            </Text>
            <LinkButton href="/contact-us" size="large" variant="secondary">
              Contact for booking
            </LinkButton>
          </div>
        </div>
      </Container>
    </section>
  )
}
