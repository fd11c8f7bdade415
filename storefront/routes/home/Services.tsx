import { Container, Heading, Icon } from '../../../design-system/index.ts'
import { SERVICES } from './content.ts'
import * as home from './Home.css.ts'
import { standing } from './links.ts'
import * as css from './Offers.css.ts'

/** Six tiles (HOME-25); one whose page stands is a link. */
export function Services() {
  return (
    <section className={home.rest} aria-labelledby="services">
      <Container>
        <div className={css.services}>
          <Heading level={2} size="title-l" id="services">
            Everything else the day needs
          </Heading>
          <ul className={css.tiles}>
            {SERVICES.map(({ icon, text, path }) => {
              const href = standing(path)
              const inside = (
                <>
                  <Icon name={icon} size="large" />
                  <span className={css.name}>{text}</span>
                </>
              )
              return (
                <li key={path} className={css.cell}>
                  {href ? (
                    <a href={href} className={css.tile}>
                      {inside}
                    </a>
                  ) : (
                    <div className={css.tile}>{inside}</div>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      </Container>
    </section>
  )
}
