import { STAY } from '#brand/stay.ts'
import { STAY_FACTS } from '#brand/stayFacts.ts'
import type { ReactNode } from 'react'
import { Container, Heading } from '../../../design-system/index.ts'
import * as css from './StayHero.css.ts'

export function StayHero({ action }: { action: ReactNode }) {
  return (
    <section className={css.band} aria-labelledby="stay">
      <div className={css.scene}>
        <img src={STAY.picture} alt="" decoding="async" className={css.picture} />
      </div>
      <div className={css.inside}>
        <Container>
          <div className={css.words}>
            <Heading level={1} size="display-m" id="stay">
              Luxury cottage stay
            </Heading>
            <p className={css.lead}>{STAY.lead}</p>
            <dl className={css.facts}>
              {STAY_FACTS.map(({ value, text }) => (
                <div key={text} className={css.fact}>
                  <dt className={css.term}>{text}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
            {action}
          </div>
        </Container>
      </div>
    </section>
  )
}
