import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useRouter } from 'wouter'
import { returnPath } from '../../paths.ts'
import { isAlertFlagged } from '../../state/alert.ts'
import { sessionAtom } from '../../state/session.ts'
import { go } from '../navigation.ts'

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
