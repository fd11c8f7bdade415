import { HOME } from '#brand/home.ts'
import { Container, Heading, LinkButton, Picture, Text } from '../../../design-system/index.ts'
import * as home from './Home.css.ts'
import * as css from './Offers.css.ts'

const { title, text, picture } = HOME.wedding

export function Wedding() {
  return (
    <section className={home.rest} aria-labelledby="wedding">
      <Container>
        <div className={css.wedding}>
          <Picture src={picture.src} alt={picture.alt} width={1200} height={900} ratio="16/11.5" />
          <div className={css.words}>
            <Heading level={2} size="display-s" id="wedding">
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {text}
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
