import type { ReactNode } from 'react'
import { CARDS } from './cards.tsx'
import { INTERACTIVE } from './interactive.tsx'
import { PLAIN } from './plain.tsx'

/** What has a transcript, by the name of its file. */
export const READ: Readonly<Record<string, ReactNode>> = { ...INTERACTIVE, ...CARDS }

/** One typical state of a component. */
export const sampleOf = (component: string): ReactNode => READ[component] ?? PLAIN[component]?.sample
