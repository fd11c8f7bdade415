import { HOME } from '#brand/home.ts'
import { Container, Heading, ServiceTiles, Stack } from '../../../design-system/index.ts'
import * as home from './Home.css.ts'

/** Six tiles (HOME-25). */
export function Services() {
  return (
    <section className={home.rest} aria-labelledby="services">
      <Container>
        <Stack gap={6}>
          <Heading level={2} size="title-l" id="services">
            Everything else the day needs
          </Heading>
          <ServiceTiles items={HOME.services} />
        </Stack>
      </Container>
    </section>
  )
}
