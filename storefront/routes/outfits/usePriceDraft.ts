import { useState } from 'react'
import type { Range } from './filter.ts'
import type { OutfitList } from './useOutfits.ts'

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
