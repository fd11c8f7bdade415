import { ArchDefinition, ArchPicture } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { tinted } from '../../support/sketch.tsx'

/** Draws two people, this far below the upper edge. */
const couple = (top: number) =>
  tinted(
    '#fad4c4',
    `<g transform="translate(0 ${top})" fill="#1a5645"><circle cx="120" cy="45" r="34"/><circle cx="280" cy="45" r="34"/><path d="M70 300V130q0-45 50-45t50 45v170zM230 300V130q0-45 50-45t50 45v170z"/></g>`,
  )

const framed = (top: number) => (
  <div style={{ width: 170 }}>
    <ArchDefinition />
    <ArchPicture src={couple(top)} alt="" ratio="3/4" loading="eager" />
  </div>
)

export const drawings: Drawings = {
  examples: {
    subjectLow: () => framed(120),
    subjectHigh: () => framed(0),
  },
}
