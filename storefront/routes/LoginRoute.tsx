import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { Container, Heading, Section, Stack, Text, TextLink } from '../../design-system/index.ts'
import { returnPath } from '../routes.ts'
import { LoginForm } from '../shell/LoginForm.tsx'
import { go } from '../shell/navigation.ts'
import { sessionAtom } from '../state/session.ts'
import { toast } from '../state/toasts.ts'

/** /login: mobile number, code, then back to `ref` (LOGIN-01 to 04). Somebody logged in goes there at once (C-038). */
export function LoginRoute() {
  const [query] = useSearchParams()
  const ref = returnPath(query.get('ref'))
  const session = useAtomValue(sessionAtom)
  useEffect(() => {
    if (session.is === 'user') go(ref, { replace: true })
  }, [session, ref])

  return (
    <Section>
      <Container width="text">
        <Stack gap={6}>
          <Heading level={1} size="display-s">
            Login
          </Heading>
          <LoginForm onDone={(msg) => toast('success', msg)} />
          <Text size="small">
            New here? <TextLink href={`/register?ref=${encodeURIComponent(ref)}`}>Sign Up</TextLink>
          </Text>
        </Stack>
      </Container>
    </Section>
  )
}
