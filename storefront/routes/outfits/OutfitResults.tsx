import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button, Loading, ProductGrid, Skeleton, Stack } from '../../../design-system/index.ts'
import { passFocusOn } from '../../shell/focus.ts'
import { HoldFooter } from '../../shell/PageLoading.tsx'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { isNarrow, useRest } from '../../shell/useRest.ts'
import { match, NothingFound } from '../../shell/match.tsx'
import { MESSAGES } from '../../text/messages.ts'
import { grouped } from '../../text/money.ts'
import { OutfitCard } from './OutfitCard.tsx'
import * as css from './Outfits.css.ts'
import { firstOf, keysOf, PAGE, type Outfit } from './sort.ts'
import type { OutfitList } from './useOutfits.ts'

const CARDS = [1, 2, 3, 4, 5, 6]
/** Cards of the first row load their pictures eagerly. */
const FIRST = 3
/** Two rows, of two cards each on a phone. */
const firstScreen = (): number => (isNarrow() ? 4 : 6)

function cellOf(at: number): string {
  if (at < FIRST) return css.cell.first
  return at < PAGE ? css.cell.near : css.cell.further
}

/** No categories means no outfits (OUTF-32, C-043). */
export function OutfitResults({ list: now }: { list: OutfitList }) {
  // Deferred while loading, so that the pressed control updates before the cards; an answer is shown at once. The first
  // render is not kept, because it ignores the address's query.
  const before = useDeferredValue(now)
  const [first] = useState(now)
  const list = now.outfits.status === 'loading' && before !== first ? before : now
  const { categories, outfits } = list
  const reset = (
    <Button ref={passFocusOn} variant="secondary" onClick={list.reset}>
      Show all outfits
    </Button>
  )
  const goods = () =>
    match(outfits, {
      loading: () => <ResultsLoading />,
      refused: ({ msg }) => <NothingFound msg={msg} action={reset} />,
      ready: ({ OutFitList }) =>
        OutFitList.length > 0 ? (
          <>
            <StaleNote of={outfits} />
            <Cards list={list} outfits={OutFitList} />
          </>
        ) : (
          <NothingFound action={reset} />
        ),
    })
  return match(categories, {
    loading: goods,
    refused: ({ msg }) => <NothingFound msg={msg} action={reset} />,
    ready: ({ Outfitcategorylist }) => (Outfitcategorylist.length > 0 ? goods() : <NothingFound action={reset} />),
  })
}

function ResultsLoading() {
  return (
    <Loading label={MESSAGES.wait}>
      <ProductGrid>
        {CARDS.map((card) => (
          <Stack key={card} gap={3}>
            <Skeleton shape="block" height="320px" />
            <Skeleton shape="text" width="60%" />
            <Skeleton shape="text" width="40%" />
            <Skeleton shape="block" height="48px" />
          </Stack>
        ))}
      </ProductGrid>
    </Loading>
  )
}

const Cards = memo(function Cards({ list, outfits }: { list: OutfitList; outfits: readonly Outfit[] }) {
  const hasRest = useRest()
  const order = useDeferredValue(list.filter.order)
  const page = useDeferredValue(list.filter.page)
  const shown = useMemo(() => firstOf(outfits, page * PAGE, order), [outfits, page, order])
  const keys = keysOf(shown.map(({ OutfitID }) => OutfitID))
  const next = useRef<HTMLDivElement>(null)
  const pages = useRef(page)

  // Focuses the first new card after Show more, which may have disappeared, but not if the address asked for more
  // pages.
  useLayoutEffect(() => {
    if (page === pages.current + 1) next.current?.focus({ preventScroll: true })
    pages.current = page
  }, [page])

  return (
    <div className={css.goods}>
      <ProductGrid>
        {(hasRest ? shown : shown.slice(0, firstScreen())).map((outfit, at) => (
          <div key={keys[at]} ref={at === (page - 1) * PAGE ? next : undefined} tabIndex={-1} className={cellOf(at)}>
            <OutfitCard outfit={outfit} first={at < FIRST} />
          </div>
        ))}
      </ProductGrid>
      {!hasRest && <HoldFooter />}
      {shown.length < outfits.length && (
        <div className={css.more}>
          <p>{`${grouped(shown.length)} of ${grouped(outfits.length)} shown`}</p>
          <Button variant="secondary" onClick={list.showMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
})
