import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import { go } from '../../shell/navigation.ts'
import { LEAD, MOST_LETTERS, Search, searchPath } from '../../shell/search/Search.tsx'

// The page and the dialog are one file: the name of each file is in the first script of every page.
export { SearchDialog } from '../../shell/search/SearchDialog.tsx'

/** The address is written when typing pauses, because Safari refuses more than 100 changes in 30 seconds. */
const PAUSE_MS = 400

/** /search, by `?q=`, which is what is in the field: Back, a reload and a shared link show the same results. */
export function SearchRoute() {
  const asked = (new URLSearchParams(useSearch()).get('q') ?? '').slice(0, MOST_LETTERS)
  const [draft, setDraft] = useState<string>()
  const write = (): void => {
    if (draft === undefined) return
    go(searchPath(draft), { replace: true })
    setDraft(undefined)
  }
  const pause = useEffectEvent(write)
  useEffect(() => {
    const timer = setTimeout(pause, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return (
    <Container>
      <PageHeader title="Search" crumbs={crumbs({ text: 'Search' })} lead={LEAD} />
      <Section pad="page">
        {/* A result that is pressed leaves from the address of its search. */}
        <div onBlur={write}>
          <Search typed={draft ?? asked} onType={setDraft} />
        </div>
      </Section>
    </Container>
  )
}
