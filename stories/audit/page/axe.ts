import axe from 'axe-core'
import type { Found } from './document.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

let unsure: Element[] = []
/** Elements whose contrast axe could not decide in its last run. */
export const undecidedElements = (): readonly Element[] => unsure

export async function runAxe(rules: 'everything' | 'colours'): Promise<Found[]> {
  axe.reset()
  const { violations, incomplete } = await axe.run(document, {
    runOnly: rules === 'everything' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  })
  unsure = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      element: target.join(' '),
      sentence: [help, ...[...any, ...all, ...none].slice(0, 1).map(({ message }) => message)].join(': '),
      link: helpUrl,
    })),
  )
}
