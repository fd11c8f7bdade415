/** Tables as Markdown, which both the terminal and the docs show. A figure that misses its goal is marked with `!`. */

export interface Column<Row> {
  readonly head: string
  readonly value: (row: Row) => number | string | undefined
  readonly digits?: number
  /** A goal; without a limit for a row, that row has none. */
  readonly most?: number | ((row: Row) => number | undefined)
  readonly least?: number | ((row: Row) => number | undefined)
}

export interface Section {
  readonly text: string
  /** Number of figures that miss their goal. */
  readonly missed: number
}

const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>|~#]/g, String.raw`\$&`)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function figureOf<Row>(column: Column<Row>, row: Row) {
  const { digits = 0, most, least } = column
  const value = column.value(row)
  const text = typeof value === 'number' ? value.toFixed(digits) : (value ?? '–')
  const isLeast = least !== undefined
  const given = least ?? most
  const limit = typeof given === 'function' ? given(row) : given
  // Compared as shown, and negated so that a missing figure misses its goal.
  const isMissed = limit !== undefined && !(isLeast ? Number(text) >= limit : Number(text) <= limit)
  const goal = limit === undefined ? undefined : `${isLeast ? '≥' : '≤'} ${limit}`
  const badness = Number(text) * (isLeast ? -1 : 1)
  return { text, goal, isMissed, badness: Number.isNaN(badness) ? Infinity : badness }
}

/** @returns a table of all rows, after a summary of each goal: the best and the worst figure, and how many miss it. */
export function section<Row>(
  names: { readonly head: string; readonly of: (row: Row) => string },
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Section {
  let missed = 0
  const goals = columns.flatMap((column) => {
    const figures = rows.map((row) => ({ name: names.of(row), ...figureOf(column, row) }))
    const withGoal = figures.flatMap(({ goal, ...figure }) => (goal === undefined ? [] : [{ ...figure, goal }]))
    return [...Map.groupBy(withGoal, ({ goal }) => goal)].map(([goal, same]) => {
      const sorted = same.toSorted((one, other) => one.badness - other.badness)
      const [best, worst] = [sorted[0]?.text ?? '', sorted.at(-1)?.text ?? '']
      const missing = same.filter(({ isMissed }) => isMissed).length
      missed += missing
      return [
        column.head,
        goal,
        best === worst ? best : `${best} to ${worst}`,
        missing > 0
          ? `**missed** by ${missing} of ${same.length}, most by ${escaped(sorted.at(-1)?.name ?? '')}`
          : 'reached',
      ]
    })
  })
  const cells = rows.map((row) => [
    escaped(names.of(row)),
    ...columns.map((column) => {
      const { text, isMissed } = figureOf(column, row)
      return escaped(text) + (isMissed ? '!' : '')
    }),
  ])
  const all = table([names.head, ...columns.map(({ head }) => head)], cells)
  const summary = table(['Goal', 'At', 'Best to worst', 'Result'], goals)
  return { missed, text: goals.length > 0 ? `${summary}\n\n${all}` : all }
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}
