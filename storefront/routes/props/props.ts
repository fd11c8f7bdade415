/** Props and their tabs. */
import type { GetProp, GetPropCategory } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type Prop = AnswerOf<typeof GetProp>['PropList'][number]
export type PropCategory = AnswerOf<typeof GetPropCategory>['propcategorylist'][number]

/** The tab of every prop; no provider's slug is empty. */
export const ALL = ''

export interface Tab {
  value: string
  text: string
  count: number
}

/** 'All', then one for each category that has a slug, in the provider's order (PROP-01, PROP-02). */
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

/** Of a category's slug its props, else all of them (PROP-03, PROP-04). */
export function propsOf(slug: string, props: readonly Prop[]): readonly Prop[] {
  return slug === ALL ? props : props.filter(({ SlugName }) => SlugName === slug)
}

/** The tab to show: the address first, then what a menu left; a slug that has no tab is 'All'. */
export function tabShown(search: string, kept: string, tabs: readonly Tab[]): string {
  const asked = new URLSearchParams(search).get('kind') ?? kept
  return tabs.some(({ value }) => value === asked) ? asked : ALL
}

export function pathOf(slug: string): string {
  return slug === ALL ? '/props' : `/props?kind=${encodeURIComponent(slug)}`
}
