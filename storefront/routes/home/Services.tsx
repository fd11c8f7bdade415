import { HOME } from '#brand/home.ts'
import { useAtomValue } from 'jotai'
import { Container, Heading, ServiceTiles, Stack } from '../../../design-system/index.ts'
import { missingPagesAtom } from '../../state/dehydrated.ts'
import * as home from './Home.css.ts'

export function Services() {
  const missing = useAtomValue(missingPagesAtom)
  return (
    <section className={home.rest} aria-labelledby="services">
      <Container>
        <Stack gap={6}>
          <Heading level={2} size="title-l" id="services">
            Everything else the day needs
          </Heading>
          <ServiceTiles items={HOME.services.filter(({ href }) => !missing.includes(href))} />
        </Stack>
      </Container>
    </section>
  )
}
