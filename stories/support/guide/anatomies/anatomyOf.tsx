import type { ReactNode } from 'react'
import { sampleOf } from '../../../transcripts/samples.ts'
import { CARDS } from './cards.tsx'
import { FIELDS } from './fields.tsx'
import { OTHERS } from './others.tsx'

const OWN: Readonly<Record<string, ReactNode>> = { ...FIELDS, ...CARDS, ...OTHERS }

/** A component with its parts to be numbered: made for that, else the sample that its transcript reads. */
export const anatomyOf = (component: string): ReactNode => (
  <div style={{ width: 420, maxWidth: '100%' }}>{OWN[component] ?? sampleOf(component)}</div>
)
