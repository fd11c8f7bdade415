import { STAY } from '#brand/stay.ts'
import { Heading, Icon, LinkButton, Picture } from '../../../design-system/index.ts'
import * as cafe from '../../shell/cafeBand.css.ts'
import * as css from './StayPage.css.ts'

export function Inside() {
  return (
    <section className={css.section} aria-labelledby="inside">
      <Heading level={2} size="title-l" id="inside">
        Inside the cottage
      </Heading>
      <div className={css.views}>
        {STAY.inside.map(({ src, alt, name }) => (
          <figure key={src}>
            <Picture src={src} alt={alt} ratio="4/3" />
            <figcaption className={css.caption}>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

export function Terms() {
  return (
    <section className={css.terms} aria-labelledby="terms">
      <Heading level={2} size="title-l" id="terms">
        Terms of the stay
      </Heading>
      <ul>
        {[...STAY.terms, STAY.holds].map((term) => (
          <li key={term} className={css.term}>
            {term}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Cafe() {
  if (!STAY.cafe) return null
  return (
    <section className={cafe.band} aria-labelledby="cafe">
      <div className={cafe.words}>
        <Heading level={2} size="display-s" id="cafe">
          {STAY.cafe.title}
        </Heading>
        <p className={cafe.text}>{STAY.cafe.text}</p>
        {/* The provider's spelling (COTT-04). */}
        <LinkButton href="/restuarant" variant="inverse">
          See the cafe
          <Icon name="arrow-right" />
        </LinkButton>
      </div>
      <div className={css.cafePicture}>
        <Picture src={STAY.cafe.picture} alt="" ratio="fill" />
      </div>
    </section>
  )
}
