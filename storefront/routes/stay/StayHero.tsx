import type { ReactNode } from 'react'
import { Container, Heading } from '../../../design-system/index.ts'
import { HOURS } from './content.ts'
import * as css from './StayHero.css.ts'

/** COTT-01 */
export function StayHero({ action }: { action: ReactNode }) {
  return (
    <section className={css.band} aria-labelledby="stay">
      <div className={css.scene}>
        <img src="/art/cottage/exterior-night.16x9.svg" alt="" decoding="async" className={css.picture} />
      </div>
      <div className={css.inside}>
        <Container>
          <div className={css.words}>
            <Heading level={1} size="display-m" id="stay">
              Luxury cottage stay
            </Heading>
            <p className={css.lead}>
              Shoot the sunset, sleep on set, shoot the sunrise. A timber cottage at the quiet end of the farm, and a
              Luxury Room for the days when every green room is taken.
            </p>
            <dl className={css.facts}>
              {HOURS.map(({ value, text }) => (
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
