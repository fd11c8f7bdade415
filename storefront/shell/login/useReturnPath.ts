import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { returnPath } from '../../paths.ts'
import { isAlertFlagged } from '../../state/alert.ts'
import { sessionAtom } from '../../state/session.ts'
import { go } from '../navigation.ts'

/**
 * Where /login and /register lead: `ref`, else home. Somebody logged in goes there at once (C-038), unless the
 * shared handling of failed calls has just sent them here to log in again (C-009).
 */
export function useReturnPath(): string {
  const [query] = useSearchParams()
  const ref = returnPath(query.get('ref'))
  const session = useAtomValue(sessionAtom)
  useEffect(() => {
    if (session.status === 'user' && !isAlertFlagged()) go(ref, { replace: true })
  }, [session, ref])
  return ref
}
