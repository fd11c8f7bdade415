import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { send } from '../../api/client.ts'
import { GetOutfitCategory, GetOutFits, GetOutfitCategoryTypeList } from '../../api/contract/catalogue/outfits.ts'
import { EVERYBODY } from '../../api/contract/codes.ts'
import { go } from '../../shell/navigation.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import {
  DEFAULT_RANGE,
  endsOf,
  filterOf,
  narrowed,
  NO_FILTER,
  pathOf,
  rangeOf,
  wantedOf,
  type Filter,
  type Range,
} from './filter.ts'

/**
 * The prerendered page reads its query after the first render. The delay lets that render's request be aborted before
 * it is sent.
 */
async function unlessOff<T>(signal: AbortSignal, ask: (options: { signal: AbortSignal }) => Promise<T>): Promise<T> {
  await Promise.resolve()
  return ask({ signal })
}

/**
 * The outfits of the address, and actions that change it. The gender's categories and prices load first (OUTF-13 to
 * OUTF-16). Category and gender apply at once, the price on Apply (C-050).
 */
export function useOutfits() {
  const search = useSearch()
  const filter = useMemo(() => filterOf(search), [search])
  const types = useResource('outfit types', (signal) => send(GetOutfitCategoryTypeList, {}, { signal }))
  const categories = useResource(`outfit categories ${filter.gender}`, (signal) =>
    unlessOff(signal, (options) => send(GetOutfitCategory, { GenderType: filter.gender }, options)),
  )
  const known = valueOf(categories)
  const wanted = known && known.Outfitcategorylist.length > 0 ? wantedOf(filter, known) : undefined
  const outfits = useResource(
    `outfits ${Object.values(wanted ?? {}).join(' ')}`,
    wanted && ((signal) => unlessOff(signal, (options) => send(GetOutFits, wanted, options))),
  )
  const ends = known ? endsOf(known) : DEFAULT_RANGE

  const show = (change: Partial<Filter>, replace = false): void => {
    const path = pathOf({ ...filter, page: 1, ...change })
    go(path, { replace })
  }

  return {
    filter,
    types,
    categories,
    outfits,
    ends,
    range: rangeOf(filter, ends),
    chooseGender: (gender: string) => show({ gender, categories: [], from: undefined, to: undefined }),
    chooseCategories: (chosenOnes: readonly string[]) => show({ categories: chosenOnes }),
    /** Reloads even if the range is unchanged. */
    applyRange: (range: Range) => {
      const next = { ...filter, page: 1, ...narrowed(range, ends) }
      if (pathOf(next) !== pathOf(filter)) show(next)
      else if (outfits.status !== 'loading') outfits.reload()
    },
    sortBy: (order: Filter['order']) => show({ order }),
    showMore: () => show({ page: filter.page + 1 }, true),
    /** Keeps the order. */
    reset: () => {
      show({ ...NO_FILTER, order: filter.order })
      if (filter.gender === EVERYBODY && categories.status !== 'loading') categories.reload()
    },
  }
}

export type OutfitList = ReturnType<typeof useOutfits>

/** The range until Apply. It resets when the applied range changes (OUTF-05, OUTF-20 to OUTF-22). */
export function usePriceDraft(list: OutfitList) {
  const { ends, range, filter } = list
  const inForce = [filter.gender, ...ends, ...range].join(' ')
  const [draft, setDraft] = useState<{ over: string; range: Range }>()
  return {
    range: draft?.over === inForce ? draft.range : range,
    change: (next: Range) => setDraft({ over: inForce, range: next }),
    apply: (next: Range) => list.applyRange(next),
    reset: () => {
      setDraft(undefined)
      list.reset()
    },
  }
}
