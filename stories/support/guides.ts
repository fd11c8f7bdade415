import type { Guide } from './guide.ts'

export const guides = Object.entries(
  import.meta.glob<Guide>('../components/*/guide.ts', { eager: true, import: 'guide' }),
).map(([path, guide]) => ({ name: path.split('/').at(-2)!, guide }))
