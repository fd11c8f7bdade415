import { ArchPicture, Carousel, Container, Text, VisuallyHidden } from '../../../design-system/index.ts'
import { QUOTES } from './content.ts'
import * as home from './Home.css.ts'
import * as css from './Testimonials.css.ts'

/** Milliseconds between two quotes (HOME-27). */
const QUOTES_INTERVAL = 4500

function Quote({ quote: { words, who, shoot, picture } }: { quote: (typeof QUOTES)[number] }) {
  return (
    <figure className={css.quote}>
      <blockquote className={css.words}>“{words}”</blockquote>
      <figcaption className={css.who}>
        <span className={css.face}>
          <ArchPicture src={picture} alt="" />
        </span>
        <span className={css.name}>
          <Text as="span" weight="semibold">
            {who}
          </Text>
          <Text as="span" size="small" tone="muted">
            {shoot}
          </Text>
        </span>
      </figcaption>
    </figure>
  )
}

export function Testimonials() {
  return (
    <section className={home.rest} aria-labelledby="quotes">
      <Container>
        <VisuallyHidden>
          <h2 id="quotes">What our guests say</h2>
        </VisuallyHidden>
        <Carousel
          label="Client quotes"
          roleDescription="carousel"
          interval={QUOTES_INTERVAL}
          perView={1}
          slides={QUOTES.map((quote) => ({ key: quote.who, content: <Quote quote={quote} /> }))}
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
