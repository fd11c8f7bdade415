/** The exact sentence, or a pattern. */
export type Words = string | RegExp

export type Verdict = 'heard' | 'missing' | 'late' | 'repeated' | 'unwanted'

export interface Result {
  readonly key: string
  readonly words: string
  readonly verdict: Verdict
  readonly heard: readonly string[]
}

interface Expected {
  readonly words: Words
  readonly times: 'once' | 'never'
  readonly within: number
}

export function patternOf(words: Words): RegExp {
  if (typeof words === 'string') return new RegExp(words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'g')
  return new RegExp(words.source, `${words.flags.replace('g', '')}g`)
}

export interface Spoken {
  /** Milliseconds since the key. */
  readonly after: number
  readonly text: string
  readonly changed: boolean
}

/**
 * The error of a focused field is announced, and becomes its description. Orca announces a changed description in
 * Chromium but not in Firefox, so it does not count as a repetition.
 * @param said all announcements after the key.
 */
export function resultOf(key: string, { words, times, within }: Expected, said: readonly Spoken[]): Result {
  const heardIn = (texts: readonly Spoken[]) =>
    texts.flatMap(({ after, text }) => [...text.matchAll(patternOf(words))].map(() => after))
  const announced = heardIn(said.filter(({ changed }) => !changed))
  const found = announced.length > 0 ? announced : heardIn(said)
  const verdict = (): Verdict => {
    if (times === 'never') return found.length > 0 ? 'unwanted' : 'heard'
    if (found[0] === undefined) return 'missing'
    if (found[0] > within) return 'late'
    return found.length > 1 ? 'repeated' : 'heard'
  }
  return { key, words: String(words), verdict: verdict(), heard: said.map(({ text }) => text) }
}

export interface FlowResult {
  readonly flow: string
  readonly browser: string
  readonly seconds: number
  readonly results: readonly Result[]
  readonly broken: string | undefined
}

export const isBad = ({ results, broken }: FlowResult): boolean =>
  broken !== undefined || results.some(({ verdict }) => verdict !== 'heard')

export function summary(flows: readonly FlowResult[]): string {
  const rows = flows.map((flow) => {
    const good = flow.results.filter(({ verdict }) => verdict === 'heard').length
    return [
      flow.flow,
      flow.browser,
      `${good} of ${flow.results.length}`,
      `${Math.round(flow.seconds)} s`,
      isBad(flow) ? 'FAILED' : 'ok',
    ]
  })
  const table = [['Flow', 'Browser', 'Sentences', 'Time', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const faults = flows
    .filter(isBad)
    .flatMap((flow) => [
      '',
      `${flow.flow}, ${flow.browser}`,
      ...flow.results
        .filter(({ verdict }) => verdict !== 'heard')
        .flatMap(({ key, words, verdict, heard }) => [
          `  ${verdict} after ${key}: ${words}`,
          `    heard: ${heard.join(' | ') || 'nothing'}`,
        ]),
      ...(flow.broken === undefined ? [] : [`  ended early: ${flow.broken}`]),
    ])
  return [...lines, ...faults].join('\n')
}
