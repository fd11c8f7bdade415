/** Packs pictures of any size onto few sheets, row by row, the tallest first. */
import type { Box } from './picture.ts'

/** WebP allows 16383. */
const MOST = 16_000

export interface Sheet<Item> {
  readonly width: number
  readonly height: number
  readonly placed: readonly { readonly item: Item; readonly box: Box }[]
}

interface Open<Item> {
  width: number
  height: number
  placed: { item: Item; box: Box }[]
  /** Of the next picture, and the height of its row. */
  left: number
  top: number
  row: number
}

/** @param width of a sheet, unless a picture is wider. */
export function pack<Item extends { readonly width: number; readonly height: number }>(
  items: readonly Item[],
  width: number,
  most = MOST,
): Sheet<Item>[] {
  const sheets: Open<Item>[] = []
  const open = () => {
    const sheet: Open<Item> = { width: 0, height: 0, placed: [], left: 0, top: 0, row: 0 }
    sheets.push(sheet)
    return sheet
  }
  for (const item of items.toSorted((one, other) => other.height - one.height)) {
    if (item.width > most || item.height > most)
      throw new Error(`A picture of ${item.width} by ${item.height} is too large for a sheet of ${most}.`)
    let sheet = sheets.at(-1) ?? open()
    if (sheet.left > 0 && sheet.left + item.width > width) {
      sheet.top += sheet.row
      sheet.left = 0
      sheet.row = 0
    }
    if (sheet.top + item.height > most) sheet = open()
    sheet.placed.push({ item, box: { left: sheet.left, top: sheet.top, width: item.width, height: item.height } })
    sheet.left += item.width
    sheet.row = Math.max(sheet.row, item.height)
    sheet.width = Math.max(sheet.width, sheet.left)
    sheet.height = Math.max(sheet.height, sheet.top + sheet.row)
  }
  return sheets.map(({ width, height, placed }) => ({ width, height, placed }))
}
