/** Side effects of loading the home page (HOME-29, HOME-30, HOME-34). */
import { useEffect } from 'react'
import { sessionId } from '../../api/identity.ts'
import { wasGuarded } from '../../shell/navigation.ts'
import { clearLocal } from '../../state/alert.ts'

/** A separate file, because the content security policy forbids inline scripts. */
const EXTRAS = new URL('./home-extras.js', import.meta.url).href

/** Milliseconds (CONST-11). */
const EXTRAS_DELAY = 2000

function appendExtras(): void {
  const present = [...document.scripts].some((script) => script.src === EXTRAS)
  if (present) return
  const script = document.createElement('script')
  script.src = EXTRAS
  document.body.append(script)
}

/** Renews the session cookie, clears local storage, appends the extras once. */
export function useHomeLoad(): void {
  useEffect(() => {
    sessionId(true)
    // The flag must survive a redirect by the login check (C-007).
    if (!wasGuarded()) clearLocal()
    const timer = setTimeout(appendExtras, EXTRAS_DELAY)
    return () => clearTimeout(timer)
  }, [])
}
