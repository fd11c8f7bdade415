/** Loads what is drawn for a guide. */
import { use } from 'react'
import { anatomyOf, type Story } from '../defaultStory.tsx'
import type { Drawings } from '../guide.ts'

const stories = import.meta.glob<Story>('../../components/*/*.stories.tsx', { import: 'Default' })
const modules = import.meta.glob<{ drawings: Drawings }>('../../components/*/drawings.tsx')

async function load(name: string): Promise<Drawings> {
  const own = await modules[`../../components/${name}/drawings.tsx`]?.()
  if (own?.drawings.anatomy) return own.drawings
  const story = await stories[`../../components/${name}/${name}.stories.tsx`]!()
  return { ...own?.drawings, anatomy: () => anatomyOf(story, own?.drawings.frame) }
}

const loading = new Map<string, Promise<Drawings>>()

export function loadDrawings(name: string): Promise<Drawings> {
  const found = loading.get(name) ?? load(name)
  loading.set(name, found)
  return found
}

export const useDrawings = (name: string): Drawings => use(loadDrawings(name))
