import { PICTURES } from '#brand/pictures.ts'
import { type ReactNode, useEffect } from 'react'
import { useAtomValue } from 'jotai'
import { useRouter } from 'wouter'
import { Container, Heading, Picture, Section, Text } from '../../../design-system/index.ts'
import { slate } from '../../../design-system/styles/surface.css.ts'
import { BRAND } from '../../brand.ts'
import { returnPath } from '../../paths.ts'
import { isAlertFlagged } from '../../state/alert.ts'
import { sessionAtom } from '../../state/session.ts'
import { go } from '../navigation.ts'
import { CartKept } from './CartKept.tsx'
import * as css from './LoginPage.css.ts'

/**
 * The return path of /login and /register: `ref`, else home. Goes there at once if logged in (C-038), unless an expired
 * session led here (C-009).
 */
export function useReturnPath(): string {
  const router = useRouter()
  // `useSearch` would decode it, and so an address in it twice.
  const ref = returnPath(new URLSearchParams(router.searchHook(router)).get('ref'))
  const session = useAtomValue(sessionAtom)
  useEffect(() => {
    if (session.status === 'user' && !isAlertFlagged()) go(ref, { replace: true })
  }, [session, ref])
  return ref
}

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
