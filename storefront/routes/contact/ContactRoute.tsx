import { CONTACT } from '#brand/contact.ts'
import { StatList, Heading, Picture, Text } from '../../../design-system/index.ts'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { STUDIO } from '../../shell/PageHead.tsx'
import { BRAND } from '../../brand.ts'
import * as css from './ContactPage.css.ts'
import { FindUs } from './FindUs.tsx'
import { ReachUs } from './ReachUs.tsx'
import { ContactForm } from './ContactForm.tsx'

export function ContactRoute() {
  return (
    <PublicPage
      name="Contact us"
      description="Write, call or visit: the helpline, the address, the way there, and who we are."
      card="contact"
      data={[STUDIO]}
      heading="Tell us about your shoot"
      lead={`A person reads every message and answers ${BRAND.hours}.`}
    >
      <div className={css.top}>
        <ContactForm />
        <ReachUs />
      </div>
      <div className={css.below}>
        <AboutUs />
        <FindUs />
      </div>
    </PublicPage>
  )
}

function AboutUs() {
  return (
    <section className={css.about} aria-labelledby="about">
      <div className={css.aboutWords}>
        <Heading level={2} size="title-l" id="about">
          About us
        </Heading>
        <Text size="lead">{CONTACT.lead}</Text>
        {CONTACT.about.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
      <div className={css.aboutSide}>
        <Picture src={CONTACT.picture} alt="" ratio="4/3" />
        <StatList items={CONTACT.figures} />
      </div>
    </section>
  )
}
