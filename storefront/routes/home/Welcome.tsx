import { HOME } from '#brand/home.ts'
import { Fragment } from 'react'
import {
  Container,
  StatList,
  Heading,
  Icon,
  Picture,
  Section,
  Text,
  VisuallyHidden,
} from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import * as css from './Welcome.css.ts'

export function Welcome() {
  return (
    <Section labelledBy="welcome">
      <Container>
        <div className={css.grid}>
          <div className={css.words}>
            <Heading level={2} size="display-s" id="welcome">
              {HOME.welcome.title}
            </Heading>
            <Text size="lead" tone="muted">
              {HOME.welcome.text}
            </Text>
            <StatList items={HOME.figures} size="large" />
          </div>
          <a className={css.tour} href={BRAND.tourVideo} target="_blank" rel="noopener noreferrer">
            <Picture src={HOME.welcome.picture} alt="" width={1200} height={900} ratio="5/4.4" />
            <span className={css.caption}>
              <span className={css.play}>
                <Icon name="play" />
              </span>
              Take a tour (film)
              <VisuallyHidden>, opens in a new tab</VisuallyHidden>
            </span>
          </a>
        </div>
      </Container>
    </Section>
  )
}

export function MadeHere() {
  return (
    <section className={css.made} aria-labelledby="made-here">
      <Container>
        <h2 id="made-here" className={css.madeTitle}>
          Made here
        </h2>
        <ul className={css.uses}>
          {HOME.uses.map((use) => (
            <Fragment key={use}>
              <li className={css.use}>{use}</li>{' '}
            </Fragment>
          ))}
        </ul>
      </Container>
    </section>
  )
}
