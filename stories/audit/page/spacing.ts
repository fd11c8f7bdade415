/** Text spacing (WCAG 1.4.12): text must still fit after line, letter and word spacing are increased. */
import { adopt, discard, nextFrame, type Found } from './document.ts'
import { lostHere } from './rules.ts'

const CSS =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** @returns what is only lost with wider spacing. */
export async function textSpacingFindings(): Promise<Found[]> {
  const before = new Set(lostHere().map((one) => JSON.stringify(one)))
  const sheet = adopt(CSS)
  // What measures itself may need two frames.
  await nextFrame()
  await nextFrame()
  const after = lostHere().filter((one) => !before.has(JSON.stringify(one)))
  discard(sheet)
  return after.map((one) => ({ ...one, link: 'https://www.w3.org/WAI/WCAG22/Understanding/text-spacing' }))
}
