import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { SideFilters, SmallFilters } from './Filters.tsx'
import { OutfitResults } from './OutfitResults.tsx'
import * as css from './Outfits.css.ts'
import { Toolbar } from './Toolbar.tsx'
import { useOutfits } from './useOutfits.ts'

const HERE = { text: 'Outfits' }

export function OutfitsRoute() {
  return (
    <>
      <PageHead
        title="Outfits"
        description="Lehengas, gowns, sarees, sherwanis, suits and party frocks to rent by the piece for a day of shooting, with sizes and prices."
        image={pageCard('outfits')}
        data={[breadcrumbList(HERE)]}
      />
      <Section pad="page">
        <Container>
          <PageHeader
            title="Beautiful outfits"
            crumbs={crumbs(HERE)}
            lead="Pressed, pinned and waiting in the green room. Rented by the piece, for the day."
          />
          <FilteredOutfits />
        </Container>
      </Section>
    </>
  )
}

/** Separate, so that a filter does not rerender the rest of the page. */
function FilteredOutfits() {
  const list = useOutfits()
  return (
    <div className={css.shop} data-of-query>
      <SideFilters list={list} />
      <div className={css.main}>
        <SmallFilters list={list} />
        {list.types.status === 'failed' && list.categories.status !== 'failed' && <LoadFailed {...list.types} />}
        <Toolbar list={list} />
        <OutfitResults list={list} />
      </div>
    </div>
  )
}
