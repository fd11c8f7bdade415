import { Heading, Icon, LinkButton, Picture } from '../../../design-system/index.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { INSIDE, TERMS } from './content.ts'
import * as css from './StayPage.css.ts'

export function Inside() {
  return (
    <section className={css.section} aria-labelledby="inside">
      <Heading level={2} size="title-l" id="inside">
        Inside the cottage
      </Heading>
      <div className={css.views}>
        {INSIDE.map(({ src, alt, name }) => (
          <figure key={src}>
            <Picture src={src} alt={alt} ratio="4/3" />
            <figcaption className={css.caption}>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** COTT-03 */
export function Terms() {
  return (
    <section className={css.terms} aria-labelledby="terms">
      <Heading level={2} size="title-l" id="terms">
        Terms of the stay
      </Heading>
      <ul>
        {[...TERMS, BOOKING_MESSAGES.cottageHolds].map((term) => (
          <li key={term} className={css.term}>
            {term}
          </li>
        ))}
      </ul>
    </section>
  )
}

// The given spelling (COTT-04).
const CAFE = '/restuarant'

export function Cafe() {
  return (
    <section className={css.cafe} aria-labelledby="cafe">
      <div className={css.cafeWords}>
        <Heading level={2} size="display-s" id="cafe">
          Breakfast is a short walk away
        </Heading>
        <p className={css.cafeText}>
          The cafe on the farm is vegetarian: filter coffee at eight, thalis at noon, chaat by the lamps.
        </p>
        <LinkButton href={CAFE} variant="inverse">
          See the cafe
          <Icon name="arrow-right" />
        </LinkButton>
      </div>
      <div className={css.cafePicture}>
        <Picture src="/art/cafe/evening-lights.svg" alt="" ratio="fill" />
      </div>
    </section>
  )
}
