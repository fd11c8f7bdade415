import { HOME } from '#brand/home.ts'
import { STAY_FACTS } from '#brand/stayFacts.ts'
import { Container, Heading, Inline, LinkButton, Text } from '../../../design-system/index.ts'
import * as css from './Overnight.css.ts'

export function Overnight() {
  if (!HOME.stay) return null
  return (
    <section className={css.woods} aria-labelledby="overnight">
      <img src={HOME.stay.picture} alt="" loading="lazy" decoding="async" className={css.picture} />
      <div className={css.inside}>
        <Container>
          <div className={css.words}>
            <Heading level={2} size="display-m" id="overnight">
              {HOME.stay.title}
            </Heading>
            <p className={css.text}>{HOME.stay.text}</p>
            <dl className={css.facts}>
              {STAY_FACTS.map(({ value, text }) => (
                <div key={text} className={css.fact}>
                  <dt className={css.term}>
                    <Text as="span" size="small">
                      {text}
                    </Text>
                  </dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
            <Inline gap={4}>
              <LinkButton href="/luxury-cottage-stay">Book your stay</LinkButton>
            </Inline>
          </div>
        </Container>
      </div>
    </section>
  )
}
