/** What is wrong with the files of a built Storybook: paths of the machine that built it, components without words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TEXT = /\.(?:js|mjs|css|html|json|md|txt|map)$/

/** @param folders absolute: no published file may name them. */
export function namingFolders(storybook: string, folders: readonly string[]): string[] {
  const files = readdirSync(storybook, { recursive: true, encoding: 'utf8' }).filter((path) => TEXT.test(path))
  return files.flatMap((path) => {
    const text = readFileSync(join(storybook, path), 'utf8')
    return folders.filter((folder) => text.includes(folder)).map((folder) => `${path} names ${folder}`)
  })
}

interface Manifest {
  components: Record<string, { name: string; summary?: string; reactDocgen?: object; subcomponents?: object }>
}

/** Components of the manifest without purpose or props, and those that have a page and no entry. */
export function gapsInManifest(storybook: string): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(storybook, path), 'utf8'))
  const { components } = read('manifests/components.json') as Manifest
  const { entries } = read('index.json') as { entries: Record<string, { id: string; importPath: string }> }
  const pages = Object.values(entries)
    .filter(({ importPath }) => importPath.includes('/stories/components/'))
    .map(({ id }) => id.split('--')[0]!)
  return [
    ...[...new Set(pages)].filter((id) => !components[id]).map((id) => `The manifest has no ${id}`),
    ...Object.values(components)
      .filter(({ summary, reactDocgen, subcomponents }) => !summary || !(reactDocgen ?? subcomponents))
      .map(({ name }) => `The manifest says too little of ${name}`),
  ]
}

/** As sentences. */
export const faultsOfFiles = (storybook: string, root: string): string[] => [
  ...namingFolders(storybook, [root]),
  ...gapsInManifest(storybook),
]
