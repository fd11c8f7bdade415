import { Container, Heading, Inline, LinkButton, Text } from '../../../design-system/index.ts'
import { STAY } from './content.ts'
import * as css from './Overnight.css.ts'

export function Overnight() {
  return (
    <section className={css.woods} aria-labelledby="overnight">
      <img src="/art/cottage/exterior-night.16x9.svg" alt="" loading="lazy" decoding="async" className={css.picture} />
      <div className={css.inside}>
        <Container>
          <div className={css.words}>
            <Heading level={2} size="display-m" id="overnight">
              In The Woods overnight stay
            </Heading>
            <p className={css.text}>
              Shoot the sunset, sleep on set, shoot the sunrise. A timber cottage at the quiet end of the farm.
            </p>
            <dl className={css.facts}>
              {STAY.map(({ value, text }) => (
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
