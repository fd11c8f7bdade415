import { atom } from 'jotai'
import { readText } from '../../storage.ts'
import type { NoSlashKey } from '../../storageKeys.ts'
import { store } from '../../state/store.ts'

/** Whether the header's search is open. */
export const searchAtom = atom(false)

export const openSearch = (): void => store.set(searchAtom, true)
export const closeSearch = (): void => store.set(searchAtom, false)

/** Opens it by Ctrl-K, Command-K, and by `/` unless the visitor has switched that off (WCAG 2.1.4). */
export function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    const isAsked =
      key === '/'
        ? !readText('session', 'NoSlash' satisfies NoSlashKey)
        : key === 'k' && (event.ctrlKey || event.metaKey)
    if (!isAsked || (target as Element).closest('input, textarea, select, dialog, [role*=dialog]')) return
    event.preventDefault()
    openSearch()
  })
}
