import { CONTACT } from '#brand/contact.ts'
import { Container, PageHeader, Section, StatList, Heading, Picture, Text } from '../../../design-system/index.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useHashOnArrival } from '../../shell/useHashOnArrival.ts'
import { pageCard } from '../../shell/shareCard.ts'
import { STUDIO } from '../../brands/structuredData.ts'
import { BRAND } from '../../brand.ts'
import * as css from './ContactPage.css.ts'
import { FindUs } from './FindUs.tsx'
import { ReachUs } from './ReachUs.tsx'
import { ContactForm } from './ContactForm.tsx'

const HERE = { text: 'Contact us' }

export function ContactRoute() {
  useHashOnArrival()
  return (
    <>
      <PageHead
        title="Contact us"
        description="Write, call or visit: the helpline, the address, the way there, and who we are."
        image={pageCard('contact')}
        data={[breadcrumbList(HERE), STUDIO]}
      />
      <Section pad="page">
        <Container>
          <PageHeader
            title="Tell us about your shoot"
            crumbs={crumbs(HERE)}
            lead={`A person reads every message and answers ${BRAND.hours}.`}
          />
          <div className={css.top}>
            <ContactForm />
            <ReachUs />
          </div>
          <div className={css.below}>
            <AboutUs />
            <FindUs />
          </div>
        </Container>
      </Section>
    </>
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
