import { LoadFailed } from '../../shell/match.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { SideFilters, SmallFilters } from './Filters.tsx'
import { OutfitResults } from './OutfitResults.tsx'
import * as css from './Outfits.css.ts'
import { Toolbar } from './Toolbar.tsx'
import { useOutfits } from './useOutfits.ts'

export function OutfitsRoute() {
  return (
    <PublicPage
      name="Outfits"
      description="Lehengas, gowns, sarees, sherwanis, suits and party frocks to rent by the piece for a day of shooting, with sizes and prices."
      card="outfits"
      heading="Beautiful outfits"
      lead="Pressed, pinned and waiting in the green room. Rented by the piece, for the day."
    >
      <FilteredOutfits />
    </PublicPage>
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
