import { HOME } from '#brand/home.ts'
import { Container, Heading, Icon, LinkButton, Picture, Text } from '../../../design-system/index.ts'
import * as cafe from '../../shell/cafeBand.css.ts'
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

export function Cafe() {
  if (!HOME.cafe) return null
  return (
    <section className={home.rest} aria-labelledby="cafe">
      <Container>
        <div className={cafe.band}>
          <div className={cafe.words}>
            <Heading level={2} size="display-s" id="cafe">
              {HOME.cafe.title}
            </Heading>
            <p className={cafe.text}>{HOME.cafe.text}</p>
            {/* The provider's spelling (HOME-24). */}
            <LinkButton href="/restuarant" variant="inverse">
              <span className={home.sentence}>check menu</span>
              <Icon name="arrow-right" />
            </LinkButton>
          </div>
          <div className={css.table}>
            <img src={HOME.cafe.picture} alt="" loading="lazy" decoding="async" className={home.cover} />
          </div>
        </div>
      </Container>
    </section>
  )
}
