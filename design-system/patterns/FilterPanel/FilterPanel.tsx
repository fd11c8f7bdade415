import type { ReactNode } from 'react'
import { CheckboxGroup, type CheckboxGroupProps } from '../../components/CheckboxGroup/CheckboxGroup.tsx'
import { RadioGroup, type RadioGroupProps } from '../../components/RadioGroup/RadioGroup.tsx'
import * as css from './FilterPanel.css.ts'

export const FILTER_PANEL_LOOKS = ['side', 'sheet'] as const

export interface FilterPanelProps {
  /** Names the landmark: 'Filters'. */
  label: string
  /** The filter with one choice: the props of a `RadioGroup`. */
  audience?: Omit<RadioGroupProps, 'legendLook' | 'columns'> | undefined
  /** The filter with several choices: the props of a `CheckboxGroup`. */
  categories?: Omit<CheckboxGroupProps, 'legendLook' | 'columns'> | undefined
  /** A `PriceRangeSlider`. A slot, because the slider is heavy and not every list has prices. */
  price?: ReactNode
  /** `side` beside the list, `sheet` inside a `Sheet`. */
  look?: (typeof FILTER_PANEL_LOOKS)[number] | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** Filters of a list, each a fieldset with a legend. */
export function FilterPanel({ label, audience, categories, price, look = 'side', id }: FilterPanelProps) {
  const groups = (
    <>
      {audience && (
        <div className={css.group}>
          <RadioGroup {...audience} legendLook="title" columns={look === 'sheet' ? 2 : 1} />
        </div>
      )}
      {categories && (
        <div className={css.group}>
          <CheckboxGroup {...categories} legendLook="title" />
        </div>
      )}
      {price && <div className={css.group}>{price}</div>}
    </>
  )
  // A sheet is already a named dialog, so it needs no landmark inside.
  return look === 'sheet' ? (
    <div id={id} role="group" aria-label={label} className={css.look.sheet}>
      {groups}
    </div>
  ) : (
    <aside id={id} aria-label={label} className={css.look.side}>
      {groups}
    </aside>
  )
}
