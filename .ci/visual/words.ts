/** Says what is different between two pictures. */
import type { Rows } from './alignRows.ts'
import { type Box, colourAt, type Picture } from './picture.ts'

const px = (count: number) => `${Math.abs(count)} px`

/** The box of what is drawn on the most frequent colour of a part's edge. */
function drawnIn(picture: Picture, part: Box): Box | undefined {
  const ground = colourAt(picture, part.left, part.top)
  let [left, top, right, bottom] = [part.left + part.width, -1, -1, -1]
  for (let y = part.top; y < part.top + part.height; y += 1) {
    for (let x = part.left; x < part.left + part.width; x += 1) {
      if (colourAt(picture, x, y) === ground) continue
      if (top < 0) top = y
      bottom = y
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  return top < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

export function wordsFor(before: Picture, after: Picture, part: Box): string {
  const [old, now] = [drawnIn(before, part), drawnIn(after, part)]
  if (!old || !now) return now ? 'appeared' : old ? 'disappeared' : 'another background'
  const [wider, taller] = [now.width - old.width, now.height - old.height]
  const sizes = [
    wider !== 0 && `${px(wider)} ${wider > 0 ? 'wider' : 'narrower'}`,
    taller !== 0 && `${px(taller)} ${taller > 0 ? 'taller' : 'lower'}`,
  ].filter((words) => words !== false)
  if (sizes.length > 0) return sizes.join(', ')
  const [right, down] = [now.left - old.left, now.top - old.top]
  const moves = [
    right !== 0 && `${px(right)} to the ${right > 0 ? 'right' : 'left'}`,
    down !== 0 && `${px(down)} ${down > 0 ? 'down' : 'up'}`,
  ].filter((words) => words !== false)
  return moves.length > 0 ? `moved ${moves.join(' and ')}` : 'drawn differently, of the same size'
}

export function overallOf(rows: Rows, before: Picture, after: Picture): string[] {
  const words: string[] = []
  let offset = 0
  for (let at = 2; at < rows.length; at += 2) {
    const now = rows[at + 1]! - rows[at]!
    const moved = offset - now
    if (moved !== 0) words.push(`everything below ${rows[at]} px moved ${px(moved)} ${moved > 0 ? 'down' : 'up'}`)
    offset = now
  }
  const [wider, taller] = [after.width - before.width, after.height - before.height]
  if (taller !== 0) words.push(`the page is ${px(taller)} ${taller > 0 ? 'longer' : 'shorter'}`)
  if (wider !== 0) words.push(`the page is ${px(wider)} ${wider > 0 ? 'wider' : 'narrower'}`)
  return words
}
