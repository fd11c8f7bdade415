import { isBehind, isStorybook, type Found } from './document.ts'

interface Issue {
  readonly ruleId: string
  readonly value: readonly [
    policy: 'VIOLATION' | 'RECOMMENDATION' | 'INFORMATION',
    confidence: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL',
  ]
  readonly path: { readonly dom: string }
  readonly message: string
  readonly snippet: string
  readonly node?: Node
}
declare global {
  /** IBM's engine; `measure.ts` evaluates it in the page. */
  var ace: {
    Checker: new () => {
      check(root: Document, guidelines: readonly string[]): Promise<{ readonly results: readonly Issue[] }>
    }
  }
}

export async function runIbm(): Promise<Found[]> {
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
  return results.flatMap(({ ruleId, value: [policy, confidence], path, message, snippet, node }) => {
    const element = node instanceof Element ? node : undefined
    if (policy !== 'VIOLATION' || confidence !== 'FAIL' || (element && isStorybook(element))) return []
    if (element && ruleId === 'aria_hidden_nontabbable' && isBehind(element)) return []
    return [
      {
        rule: ruleId,
        element: `${path.dom.replace(/^\/html\[1\]\/body\[1\]/, '')} ${snippet.slice(0, 120)}${element?.id ? ` #${element.id}` : ''}`,
        sentence: message,
        link: `https://able.ibm.com/rules/archives/latest/doc/en-US/${ruleId}.html`,
      },
    ]
  })
}
