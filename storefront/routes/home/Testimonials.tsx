import { HOME } from '#brand/home.ts'
import { Carousel, Container, Quote, VisuallyHidden } from '../../../design-system/index.ts'
import * as home from './Home.css.ts'

/** Milliseconds (HOME-27). */
const QUOTES_INTERVAL = 4500

export function Testimonials() {
  if (HOME.quotes.length === 0) return null
  return (
    <section className={home.rest} aria-labelledby="quotes">
      <Container>
        <VisuallyHidden as="div">
          <h2 id="quotes">What our guests say</h2>
        </VisuallyHidden>
        <Carousel
          label="Client quotes"
          roleDescription="carousel"
          interval={QUOTES_INTERVAL}
          perView={1}
          slides={HOME.quotes.map(({ words, who, shoot, picture }) => ({
            key: who,
            content: (
              <Quote cite={who} detail={shoot} portrait={{ src: picture, alt: '' }} size="large">
                “{words}”
              </Quote>
            ),
          }))}
          previousLabel="Previous quote"
          nextLabel="Next quote"
          pauseLabel="Pause the quotes"
          playLabel="Play the quotes"
          status={(position, count) => `${position} / ${count}`}
        />
      </Container>
    </section>
  )
}
