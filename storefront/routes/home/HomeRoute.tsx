import { PageHead } from '../../shell/PageHead.tsx'
import { STUDIO } from '../../shell/PageHead.tsx'
import { Daylight } from './Daylight.tsx'
import { Hero } from './Hero.tsx'
import { useHomeLoad } from './homeLoad.ts'
import { Cafe, Wedding } from './Offers.tsx'
import { Overnight } from './Overnight.tsx'
import { Services } from './Services.tsx'
import { Sets } from './Sets.tsx'
import { Shooting } from './Shooting.tsx'
import { Testimonials } from './Testimonials.tsx'
import { MadeHere, Welcome } from './Welcome.tsx'

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
