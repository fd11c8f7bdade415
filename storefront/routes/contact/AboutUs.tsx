import { StatList, Heading, Picture, Text } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import * as css from './ContactPage.css.ts'

const FIGURES = [
  { value: '50+', text: 'indoor and outdoor set-ups' },
  { value: '100', text: 'backdrops' },
  { value: '3 acres', text: 'under one sky' },
  { value: '50 minutes', text: `from ${BRAND.city}` },
]

/** CONT-01, linked from the footer. The figures and lists are given (TEXT-01 to TEXT-24). */
export function AboutUs() {
  return (
    <section className={css.about} aria-labelledby="about">
      <div className={css.aboutWords}>
        <Heading level={2} size="title-l" id="about">
          About us
        </Heading>
        <Text size="lead">
          {BRAND.name} is a private open-air shoot venue: more than 50 indoor and outdoor set-ups and 100 backdrops on
          about 3 acres, roughly a 50 minute drive from {BRAND.city}.
        </Text>
        <Text>
          It is a one-stop solution for shooting requirements. TV shows, ad films, albums, songs, product launches,
          catalogs, fashion bloggers and pre-wedding shoots are made here. On-location make-up artists, costumes,
          stylists, props, a shooting team, assistants and equipment are at hand: bring the idea, and the rest is ready
          when the light is.
        </Text>
        <Text>
          Those who want the first light sleep in the overnight-stay cottage, those who want a crowd take the wedding
          venue, and everybody eats at the vegetarian cafe.
        </Text>
      </div>
      <div className={css.aboutSide}>
        <Picture src="/art/scene/glasshouse.svg" alt="" ratio="4/3" />
        <StatList items={FIGURES} />
      </div>
    </section>
  )
}
