import { Heading, Link } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { PublicPage } from '../../shell/PublicPage.tsx'
import * as css from './TextPage.css.ts'

interface TextPageProps {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly sections: readonly TextSection[]
}

interface TextSection {
  readonly id: string
  readonly title: string
  readonly text?: readonly string[]
  readonly points?: readonly string[]
}

export function TextPage({ title, description, lead, sections }: TextPageProps) {
  const isOnly = sections.length === 1
  return (
    <PublicPage name={title} description={description} heading={title} lead={lead}>
      <div className={css.columns[isOnly ? 'one' : 'two']}>
        {!isOnly && <Contents sections={sections} />}
        <div className={css.text}>
          {sections.map((section) => (
            <Part key={section.id} {...section} isOnly={isOnly} />
          ))}
          <p className={css.questions}>
            Questions about this page? Call <a href={BRAND.phone.href}>{BRAND.phone.text}</a>, {BRAND.hours}, or{' '}
            <Link href="/contact-us">write to us</Link>.
          </p>
        </div>
      </div>
    </PublicPage>
  )
}

function Contents({ sections }: Pick<TextPageProps, 'sections'>) {
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <p id="contents" className={css.contentsTitle}>
        On this page
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.contentsLink}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Part({ id, title, text = [], points = [], isOnly }: TextSection & { isOnly: boolean }) {
  const body = (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  )
  if (isOnly) return <div className={css.only}>{body}</div>
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading level={2} size="title-m" id={id}>
        {title}
      </Heading>
      {body}
    </section>
  )
}
