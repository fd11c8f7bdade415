import type { ReactNode } from 'react'
import { Drawn, type Story } from '../defaultStory.tsx'
import { SAMPLES } from './samples.ts'

const modules = import.meta.glob<Story>('../../components/*/*.stories.tsx', { eager: true, import: 'Default' })

/** A sample of every component, for unit tests: its story `Default`, unless another state says more. */
export const ALL: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(
    Object.entries(modules).map(([path, story]) => [path.split('/').at(-2)!, <Drawn key={path} story={story} />]),
  ),
  ...SAMPLES,
}
