import { use } from 'react'
import { startWorker } from '../../../.storybook/mockWorker.ts'
import { anatomyOf, type Story } from '../defaultStory.tsx'
import type { Drawings } from '../guide.ts'

const stories = import.meta.glob<Story>('../../components/*/*.stories.tsx', { import: 'Default' })
const modules = import.meta.glob<{ drawings: Drawings }>('../../components/*/drawings.tsx')

async function load(name: string): Promise<Drawings> {
  const [own, story] = await Promise.all([
    modules[`../../components/${name}/drawings.tsx`]?.(),
    stories[`../../components/${name}/${name}.stories.tsx`]!(),
    // Under a base path only the worker serves the pictures.
    startWorker(),
  ])
  return { anatomy: () => anatomyOf(story, own?.drawings.frame), ...own?.drawings }
}

const loading = new Map<string, Promise<Drawings>>()

export function loadDrawings(name: string): Promise<Drawings> {
  const found = loading.get(name) ?? load(name)
  loading.set(name, found)
  return found
}

export const useDrawings = (name: string): Drawings => use(loadDrawings(name))
