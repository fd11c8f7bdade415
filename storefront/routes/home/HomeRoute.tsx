import { HOME } from '#brand/home.ts'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Container, Heading, ServiceTiles, Stack } from '../../../design-system/index.ts'
import { sessionId } from '../../api/identity.ts'
import { wasGuarded } from '../../shell/navigation.ts'
import { PageHead, STUDIO } from '../../shell/PageHead.tsx'
import { clearLocal } from '../../state/alert.ts'
import { missingPagesAtom } from '../../state/dehydrated.ts'
import { Daylight } from './Daylight.tsx'
import { Hero } from './Hero.tsx'
import { Cafe, Wedding } from './Offers.tsx'
import { Overnight } from './Overnight.tsx'
import { Sets } from './Sets.tsx'
import { Shooting } from './Shooting.tsx'
import { Testimonials } from './Testimonials.tsx'
import { MadeHere, Welcome } from './Welcome.tsx'
import * as home from './Home.css.ts'

/** A separate file, because the content security policy forbids inline scripts. */
const EXTRAS = new URL('./home-extras.js', import.meta.url).href

/** Milliseconds (CONST-11). */
const EXTRAS_DELAY = 2000

function appendExtras(): void {
  const present = [...document.scripts].some((script) => script.src === EXTRAS)
  if (present) return
  const script = document.createElement('script')
  script.src = EXTRAS
  document.body.append(script)
}

/** Renews the session cookie, clears local storage, appends the extras once (HOME-29, HOME-30, HOME-34). */
function useHomeLoad(): void {
  useEffect(() => {
    sessionId(true)
    // The flag must survive a redirect by the login check (C-007).
    if (!wasGuarded()) clearLocal()
    const timer = setTimeout(appendExtras, EXTRAS_DELAY)
    return () => clearTimeout(timer)
  }, [])
}

/** `/`, titled without the site's suffix (C-022). */
export function HomeRoute() {
  useHomeLoad()
  return (
    <>
      <PageHead data={[STUDIO]} />
      <Hero />
      <Daylight />
      <Welcome />
      <MadeHere />
      <Sets />
      <Overnight />
      <Shooting />
      <Wedding />
      <Services />
      <Cafe />
      <Testimonials />
    </>
  )
}

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
