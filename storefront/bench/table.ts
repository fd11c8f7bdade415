/** `!` marks a missed goal. */
export interface Cell {
  readonly text: string
  readonly isMissed?: boolean
}

export function missedAbove(value: number, goal: number, digits = 0): Cell {
  const text = value.toFixed(digits)
  return { text, isMissed: Number(text) > goal }
}

export function missedBelow(value: number, goal: number): Cell {
  return { text: String(value), isMissed: value < goal }
}

/** @returns the number of missed goals. */
export function print(head: readonly string[], rows: readonly (readonly (Cell | string)[])[]): number {
  const lines = [head, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : cell.text + (cell.isMissed ? '!' : ' '))),
  )
  const widths = head.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  for (const line of lines)
    console.log(
      line
        .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
  return rows.flat().filter((cell) => typeof cell !== 'string' && cell.isMissed).length
}
