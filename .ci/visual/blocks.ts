/** Cuts a picture into blocks along empty rows and columns. */
import type { Box } from './picture.ts'

export interface Marks {
  readonly width: number
  readonly height: number
  /** 1 for a pixel to be covered, row by row. */
  readonly marked: Uint8Array
}

/** Blocks nearer than this are one: words of a line, lines of a paragraph. */
const GAP = 24

/** Runs of used pixels; gaps shorter than GAP do not split them. */
function runs(used: Uint8Array): [from: number, to: number][] {
  const found: [number, number][] = []
  let from = used.indexOf(1)
  while (from >= 0) {
    let to = from + 1
    for (let at = to; at < used.length && at - to < GAP; at += 1) if (used[at] === 1) to = at + 1
    found.push([from, to])
    from = used.indexOf(1, to)
  }
  return found
}

function rowsIn({ width, marked }: Marks, box: Box): Uint8Array {
  return Uint8Array.from({ length: box.height }, (_, row) => {
    const start = (box.top + row) * width + box.left
    return marked.subarray(start, start + box.width).includes(1) ? 1 : 0
  })
}

function columnsIn({ width, marked }: Marks, box: Box): Uint8Array {
  const used = new Uint8Array(box.width)
  for (let row = box.top; row < box.top + box.height; row += 1) {
    const start = row * width + box.left
    for (let column = 0; column < box.width; column += 1) if (marked[start + column] === 1) used[column] = 1
  }
  return used
}

/** Every mark is in exactly one block. */
export function blocksOf(marks: Marks): Box[] {
  const found: Box[] = []
  /** @param isOne whether the cut in the other direction split nothing. */
  const cut = (box: Box, inRows: boolean, isOne: boolean): void => {
    const parts = inRows
      ? runs(rowsIn(marks, box)).map(([from, to]) => ({ ...box, top: box.top + from, height: to - from }))
      : runs(columnsIn(marks, box)).map(([from, to]) => ({ ...box, left: box.left + from, width: to - from }))
    if (parts.length === 1 && isOne) found.push(...parts)
    else for (const part of parts) cut(part, !inRows, parts.length === 1)
  }
  cut({ left: 0, top: 0, width: marks.width, height: marks.height }, true, false)
  return found
}
