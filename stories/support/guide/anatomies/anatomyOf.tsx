import type { ReactNode } from 'react'
import { SAMPLES } from '../../samples/samples.ts'
import { Drawn, type Story } from '../../defaultStory.tsx'
import { CARDS } from './cards.tsx'
import { FIELDS } from './fields.tsx'
import { OTHERS } from './others.tsx'

const OWN: Readonly<Record<string, ReactNode>> = { ...FIELDS, ...CARDS, ...OTHERS }

/** A component with its parts to be numbered: made for that, else its sample, else its story `Default`. */
export const anatomyOf = (component: string, story: Story): ReactNode => (
  <div style={{ width: 420, maxWidth: '100%' }}>{OWN[component] ?? SAMPLES[component] ?? <Drawn story={story} />}</div>
)
