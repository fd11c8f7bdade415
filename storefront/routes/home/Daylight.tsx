import { HOME } from '#brand/home.ts'
import { Container, Text } from '../../../design-system/index.ts'
import * as css from './Daylight.css.ts'
import * as home from './Home.css.ts'
import { useFocusableScroll } from './useFocusableScroll.ts'

/** The sun's path in a box of 100 by 86. */
const WAY = 'M0 84C4 62 12 38 21.2 31C28 22 34 18 41.2 18C49 18 55 28 61.2 41C68 56 76 70 81.2 78L100 92'

export function Daylight() {
  const scroller = useFocusableScroll<HTMLDivElement>()
  return (
    <section className={css.strip} aria-label="The light through the day">
      <Container>
        <div {...scroller} className={home.across} role="group" aria-label="Hours">
          <div className={css.track}>
            <svg viewBox="0 0 100 86" preserveAspectRatio="none" className={css.way} aria-hidden="true">
              <path d={WAY} vectorEffect="non-scaling-stroke" />
            </svg>
            <ol className={css.hours}>
              {HOME.hours.map(({ time, light, mark }) => (
                <li key={time} className={css.hour}>
                  <span className={css.mark[mark]} aria-hidden="true" />
                  <span className={css.time}>{time}</span>
                  <Text as="span" size="small" tone="muted">
                    {light}
                  </Text>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Container>
    </section>
  )
}
