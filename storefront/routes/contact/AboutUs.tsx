import { CONTACT } from '#brand/contact.ts'
import { StatList, Heading, Picture, Text } from '../../../design-system/index.ts'
import * as css from './ContactPage.css.ts'

export function AboutUs() {
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
