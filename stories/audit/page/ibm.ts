import type { Finding } from '../types.ts'

interface Issue {
  readonly ruleId: string
  readonly reasonId: string
  readonly value: readonly [
    policy: 'VIOLATION' | 'RECOMMENDATION' | 'INFORMATION',
    confidence: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL',
  ]
  readonly path: { readonly dom: string }
  readonly message: string
  readonly snippet: string
  readonly node?: Node
}
interface Checker {
  check(root: Document, guidelines: readonly string[]): Promise<{ readonly results: readonly Issue[] }>
}
declare global {
  var ace: { Checker: new () => Checker } | undefined
}

interface IbmAnswer {
  readonly findings: readonly Finding[]
  /** How many results need a manual check. */
  readonly undecided: number
}

const BEHIND = '[data-aria-hidden], [data-radix-focus-guard]'
const isBehind = ({ ruleId, node }: Issue): boolean =>
  ruleId === 'aria_hidden_nontabbable' && node instanceof Element && node.closest(BEHIND) !== null

const AROUND =
  '.sb-wrapper, .sb-preparing-story, .sb-preparing-docs, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters'

let checker: Checker | undefined

export async function runIbm(off: readonly string[]): Promise<IbmAnswer> {
  if (!globalThis.ace) throw new Error('IBM’s engine is not in the page: stories/audit/inPage.ts injects it.')
  checker ??= new globalThis.ace.Checker()
  const { results } = await checker.check(document, ['WCAG_2_2'])
  const own = results.filter(
    (issue) =>
      !off.includes(issue.ruleId) && !(issue.node instanceof Element && issue.node.closest(AROUND)) && !isBehind(issue),
  )
  const broken = own.filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
  return {
    findings: broken.map(({ ruleId, path, message, snippet, node }) => ({
      rule: ruleId,
      element: `${path.dom.replace(/^\/html\[1\]\/body\[1\]/, '')} ${snippet.slice(0, 120)}${node instanceof Element && node.id ? ` #${node.id}` : ''}`,
      sentence: message,
      link: `https://able.ibm.com/rules/archives/latest/doc/en-US/${ruleId}.html`,
    })),
    undecided: own.filter(
      ({ value: [policy, confidence] }) =>
        policy === 'VIOLATION' && (confidence === 'POTENTIAL' || confidence === 'MANUAL'),
    ).length,
  }
}
