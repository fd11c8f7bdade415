import { PICTURES } from '#brand/pictures.ts'
import type { ReactNode } from 'react'
import { Container, Heading, Picture, Section, Text } from '../../../design-system/index.ts'
import { slate } from '../../../design-system/styles/surface.css.ts'
import { BRAND } from '../../brand.ts'
import { CartKept } from './CartKept.tsx'
import * as css from './LoginPage.css.ts'

interface LoginPageProps {
  title: string
  children: ReactNode
  /** A link to the other of the two pages. */
  other: ReactNode
}

/** The layout of /login and /register. */
export function LoginPage({ title, children, other }: LoginPageProps) {
  return (
    <Section pad="page">
      <Container>
        <div className={css.card}>
          <div className={slate.sun} />
          <div className={css.columns}>
            <div className={css.picture}>
              <Picture src={PICTURES.login} alt="" ratio="fill" loading="eager" />
            </div>
            <div className={css.content}>
              <Heading level={1} size="title-l">
                {title}
              </Heading>
              <noscript>
                <p>
                  This form needs JavaScript. Please call <a href={BRAND.phone.href}>{BRAND.phone.text}</a>,{' '}
                  {BRAND.hours}.
                </p>
              </noscript>
              <CartKept />
              <div className={css.form}>{children}</div>
              <Text size="small">{other}</Text>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  )
}
