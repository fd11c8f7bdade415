/** What a load of the home page does beside showing itself (HOME-29, HOME-30, HOME-34). */
import { useEffect } from 'react'
import { sessionId } from '../../api/identity.ts'
import { wasGuarded } from '../../shell/navigation.ts'
import { clearLocal } from '../../state/alert.ts'

/** Emitted as a file of its own: the content policy allows no inline script. */
const EXTRAS = new URL('./home-extras.js', import.meta.url).href

/** Milliseconds after home has loaded (CONST-11). */
export const EXTRAS_DELAY = 2000

export function appendExtras(): void {
  const present = [...document.scripts].some((script) => script.src === EXTRAS)
  if (present) return
  const script = document.createElement('script')
  script.src = EXTRAS
  document.body.append(script)
}

/** Starts the session cookie's year again, clears local storage, appends the extras once. */
export function useHomeLoad(): void {
  useEffect(() => {
    sessionId(true)
    // Sent here by the login check: the flag it has just set must outlive this visit (C-007).
    if (!wasGuarded()) clearLocal()
    const timer = setTimeout(appendExtras, EXTRAS_DELAY)
    return () => clearTimeout(timer)
  }, [])
}
