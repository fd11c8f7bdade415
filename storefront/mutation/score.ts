/** Judges the changed rules of a part: how many a test noticed, and which others are explained. */

/** Of 100 changes, how many have to be noticed. */
export const LEAST = 90

/** One change, as Stryker reports it. Lines and columns begin with 1. */
export interface Mutant {
  readonly fileName: string
  readonly status: string
  readonly replacement?: string | undefined
  readonly location: {
    readonly start: { readonly line: number; readonly column: number }
    readonly end: { readonly line: number; readonly column: number }
  }
}

/** By file, then by change (`amount < 0 → amount <= 0`): why no test can notice it, or need not. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>

const LONGEST = 120

/** `amount < 0 → amount <= 0`, on one line. */
export function changeOf({ location: { start, end }, replacement = '' }: Mutant, source: string): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines.push((lines.pop() ?? '').slice(0, end.column - 1))
  const [before, after] = [lines.join('\n').slice(start.column - 1), replacement].map((code) => {
    const line = code.replace(/\s+/g, ' ').trim()
    return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  })
  return `${before} → ${after}`
}

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

export interface Judgement {
  readonly noticed: number
  readonly all: number
  /** In per cent, with one decimal. */
  readonly score: number
  /** Sentences; empty if all is well. */
  readonly problems: readonly string[]
}

/** @param read the text of a file. @param files those that were changed: a reason for a change that is noticed is out of date. */
export function judge(mutants: readonly Mutant[], reasons: Reasons, read: (file: string) => string): Judgement {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length
  const left = mutants.filter(({ status }) => UNNOTICED.includes(status))
  const all = noticed + left.length
  const score = all === 0 ? 0 : Math.floor((noticed / all) * 1000) / 10
  const problems = score < LEAST ? [`Only ${score} % of the changes were noticed; it has to be ${LEAST} %.`] : []
  const found = new Set<string>()
  for (const mutant of left) {
    const { fileName, location } = mutant
    const change = changeOf(mutant, read(fileName))
    found.add(`${fileName}: ${change}`)
    if (!reasons[fileName]?.[change])
      problems.push(`${fileName}:${location.start.line} no test notices, and survivors.ts does not explain: ${change}`)
  }
  for (const file of new Set(mutants.map(({ fileName }) => fileName)))
    for (const change of Object.keys(reasons[file] ?? {}))
      if (!found.has(`${file}: ${change}`))
        problems.push(`${file}: survivors.ts explains what a test notices: ${change}`)
  return { noticed, all, score, problems }
}
