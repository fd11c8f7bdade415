import { useDeferredValue, useRef, useState } from 'react'
import { Icon, Select } from '../../../design-system/index.ts'
import { EVERYBODY } from '../../api/contract/codes.ts'
import { grouped } from '../../text/money.ts'
import { chosen, price } from './filter.ts'
import * as css from './Outfits.css.ts'
import { isOrder, ORDERS } from './sort.ts'
import type { OutfitList } from './useOutfits.ts'

function chipsOf(list: OutfitList) {
  const { filter, types, categories, ends, range } = list
  const gender = types.status === 'ready' && types.value.Outfitcategorylist.find(({ Type }) => Type === filter.gender)
  const checked = categories.status === 'ready' ? chosen(filter, categories.value) : []
  return [
    ...(gender && filter.gender !== EVERYBODY
      ? [{ text: gender.OutfitCategoryName, remove: () => list.chooseGender(EVERYBODY) }]
      : []),
    ...checked.map(({ OutfitCategoryId, OutfitCategoryName }) => ({
      text: OutfitCategoryName,
      remove: () =>
        list.chooseCategories(
          checked.map((one) => String(one.OutfitCategoryId)).filter((id) => id !== String(OutfitCategoryId)),
        ),
    })),
    ...(categories.status === 'ready' && String(range) !== String(ends)
      ? [{ text: `${price(range[0])} to ${price(range[1])}`, remove: () => list.applyRange(ends) }]
      : []),
  ]
}

function countOf({ outfits, categories, range }: OutfitList): string {
  if (outfits.status !== 'ready' || categories.status !== 'ready') return ''
  const { length } = outfits.value.OutFitList
  if (length === 0) return 'No outfits'
  return `${length === 1 ? '1 outfit' : `${grouped(length)} outfits`}, ${price(range[0])} to ${price(range[1])}`
}

export function Toolbar({ list }: { list: OutfitList }) {
  const count = useRef<HTMLParagraphElement>(null)
  // The chips appear one frame after the press, because they move all cards, which takes long to paint.
  const chips = chipsOf(useDeferredValue(list))
  const said = countOf(list)
  // It is live only after a change, because Chromium would announce the first count before the page's title.
  const [first, setFirst] = useState(said)
  const [live, setLive] = useState(false)
  if (first === '' && said !== '') setFirst(said)
  else if (!live && said !== first) setLive(true)
  return (
    <div className={css.tools}>
      <div className={css.line}>
        <p ref={count} role="status" aria-live={live ? 'polite' : 'off'} tabIndex={-1} className={css.count}>
          {said}
        </p>
        <div className={css.sort}>
          <Select
            label="Sort by"
            value={list.filter.order}
            options={ORDERS}
            onChange={(order) => isOrder(order) && list.sortBy(order)}
          />
        </div>
      </div>
      {chips.length > 0 && (
        <ul className={css.chips} aria-label="Chosen filters">
          {chips.map(({ text, remove }) => (
            <li key={text}>
              <button
                type="button"
                className={css.chip}
                aria-label={`Remove filter ${text}`}
                onClick={() => {
                  count.current?.focus({ preventScroll: true })
                  remove()
                }}
              >
                {text}
                <Icon name="close" size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
