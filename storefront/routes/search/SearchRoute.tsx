import { useSearch } from 'wouter'
import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { go } from '../../shell/navigation.ts'
import { LEAD, MOST_LETTERS, Search, searchPath } from '../../shell/search/Search.tsx'

// The page and the dialog are one file: the name of each file is in the first script of every page.
export { SearchDialog } from '../../shell/search/SearchDialog.tsx'

/** /search, by `?q=`, which is what is in the field: Back, a reload and a shared link show the same results. */
export function SearchRoute() {
  const typed = (new URLSearchParams(useSearch()).get('q') ?? '').slice(0, MOST_LETTERS)
  return (
    <Container>
      <PageHeader
        title="Search"
        crumbs={{ label: 'You are here', items: [{ href: '/', text: 'Home' }, { text: 'Search' }] }}
        lead={LEAD}
      />
      <Section pad="page">
        <Search typed={typed} onType={(text) => go(searchPath(text), { replace: true })} />
      </Section>
    </Container>
  )
}
