import type { ReactNode } from 'react'
import { Drawn, type Story } from './defaultStory.tsx'

const modules = import.meta.glob<Story>('../components/*/*.stories.tsx', { eager: true, import: 'Default' })

export const SAMPLES: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(modules).map(([path, story]) => [path.split('/').at(-2)!, <Drawn key={path} story={story} />]),
)
