import { useRef, useState } from 'react'
import { Checkbox, Dialog } from '../../../design-system/index.ts'
import { readText, writeText } from '../../storage.ts'
import type { NoSlashKey } from '../../storageKeys.ts'
import { here, visit } from '../navigation.ts'
import { useCloseOnNavigation } from '../useCloseOnNavigation.ts'
import { LEAD, Search, searchPath } from './Search.tsx'
import { closeSearch } from './searchAtom.ts'
import * as css from './Search.css.ts'

const NO_SLASH: NoSlashKey = 'NoSlash'

function showAll(words: string): void {
  const path = searchPath(words)
  // The page that is open already changes no address, which would close the dialog.
  if (path === here()) closeSearch()
  else void visit(path)
}

/** The dialog of the header's search. */
export function SearchDialog() {
  const home = useCloseOnNavigation(closeSearch)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  return (
    <Dialog
      open
      onClose={closeSearch}
      title="Search"
      description={LEAD}
      closeLabel="Close"
      returnFocus={home}
      initialFocus={field}
    >
      <Search
        form={(form) => {
          field.current = form?.querySelector('input') ?? null
        }}
        typed={typed}
        onType={setTyped}
        onAll={showAll}
      >
        <SlashSwitch />
      </Search>
    </Dialog>
  )
}

/** A key without Ctrl can be switched off, for who speaks to the computer (WCAG 2.1.4). */
function SlashSwitch() {
  const [isOn, setOn] = useState(() => !readText('session', NO_SLASH))
  return (
    <div className={css.keys}>
      <Checkbox
        label="Ctrl K opens the search, and so does /"
        checked={isOn}
        onChange={(checked) => {
          setOn(checked)
          writeText('session', NO_SLASH, checked ? null : '1')
        }}
      />
    </div>
  )
}
