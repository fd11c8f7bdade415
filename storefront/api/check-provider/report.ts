import type { Report, Result } from './check.ts'

const SIGNS: Readonly<Record<Result['state'], string>> = {
  passed: '✓ passed     ',
  noted: '~ noted      ',
  failed: '✗ failed     ',
  'not checked': '– not checked',
}

/** Nobody reads the same fault of every call 80 times. */
const MOST_SHOWN = 4

function linesOf({ state, title, findings, reason }: Result): string[] {
  const head = `${SIGNS[state]}  ${title}${reason ? ` (${reason})` : ''}`
  const found = findings
    .slice(0, MOST_SHOWN)
    .flatMap(({ call, path, says, shows }) => [`    ${call}${path ? `, ${path}` : ''}: ${says}.`, `      ${shows}`])
  const more = findings.length - MOST_SHOWN
  return [head, ...found, ...(more > 0 ? [`    … and ${more} more; --json has all.`] : [])]
}

const countOf = ({ results }: Report, state: Result['state']): number =>
  results.filter((one) => one.state === state).length

export function textOf(report: Report): string {
  const groups = Map.groupBy(report.results, ({ group }) => group)
  const rows = [...groups].flatMap(([group, results]) => ['', group, ...results.flatMap(linesOf)])
  const passed = countOf(report, 'passed') + countOf(report, 'noted')
  const left = countOf(report, 'not checked')
  const sum = [
    `${passed} of ${report.results.length} rows passed`,
    `${countOf(report, 'failed')} failed`,
    ...(left > 0 ? [`${left} were not checked`] : []),
  ]
  const list = (title: string, sentences: readonly string[]): string[] =>
    sentences.length === 0 ? [] : ['', title, ...sentences.map((one) => `  ${one}`)]
  return [
    ...rows,
    ...list('What was written', report.wrote),
    ...list('What could not be tried', report.gaps),
    ...list('Not exercised by this run', [report.untried.join(', ')].filter(Boolean)),
    '',
    `${sum.join(', ')}; ${report.calls} calls to ${report.api}.`,
  ].join('\n')
}

export const hasFailed = (report: Report): boolean => countOf(report, 'failed') > 0

/** Providers may quote secrets, such as the API key, in their messages. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.filter((secret) => secret.length > 3).reduce((left, secret) => left.replaceAll(secret, '•••'), text)
}
