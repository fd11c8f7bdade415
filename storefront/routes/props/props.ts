import type { GetProp, GetPropCategory } from '../../api/contract/catalogue/props.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type Prop = AnswerOf<typeof GetProp>['PropList'][number]
export type PropCategory = AnswerOf<typeof GetPropCategory>['propcategorylist'][number]

export const ALL = ''

export interface Tab {
  value: string
  text: string
  count: number
}

/** 'All', then a tab for each category with a slug (PROP-01, PROP-02). */
export function tabsOf(categories: readonly PropCategory[], props: readonly Prop[]): Tab[] {
  const count = (slug: string): number => propsOf(slug, props).length
  const named = new Map(
    categories
      .filter(({ SlugName }) => SlugName !== '')
      .map((category) => [category.SlugName, category.PropCategoryName]),
  )
  return [
    { value: ALL, text: 'All', count: props.length },
    ...Array.from(named, ([value, text]) => ({ value, text, count: count(value) })),
  ]
}

export function propsOf(slug: string, props: readonly Prop[]): readonly Prop[] {
  return slug === ALL ? props : props.filter(({ SlugName }) => SlugName === slug)
}

/** The tab of the address, else of the menu that led here, else 'All'. */
export function tabShown(search: string, kept: string, tabs: readonly Tab[]): string {
  const asked = new URLSearchParams(search).get('kind') ?? kept
  return tabs.some(({ value }) => value === asked) ? asked : ALL
}

export function pathOf(slug: string): string {
  return slug === ALL ? '/props' : `/props?kind=${encodeURIComponent(slug)}`
}
