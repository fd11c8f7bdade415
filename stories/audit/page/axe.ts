import axe from 'axe-core'
import type { Finding } from '../types.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface AxeAnswer {
  readonly findings: readonly Finding[]
  readonly undecided: number
}

let unsure: Element[] = []
export const undecidedElements = (): readonly Element[] => unsure

export async function runAxe(only: 'everything' | 'colours', off: readonly string[]): Promise<AxeAnswer> {
  axe.reset()
  const { violations, incomplete } = await axe.run(document, {
    runOnly: only === 'everything' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES },
    ...(only === 'everything' && { rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }),
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  })
  const open = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  unsure = open.flatMap(({ element }) => (element ? [element] : []))
  return {
    findings: violations.flatMap(({ id, help, helpUrl, nodes }) =>
      nodes.map(({ target, any, all, none }) => ({
        rule: id,
        element: target.join(' '),
        sentence: [help, ...[...any, ...all, ...none].slice(0, 1).map(({ message }) => message)].join(': '),
        link: helpUrl,
      })),
    ),
    undecided: incomplete.filter(({ id }) => id !== 'color-contrast').flatMap(({ nodes }) => nodes).length,
  }
}
