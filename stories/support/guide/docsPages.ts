import { useEffect, useState } from 'react'

interface Index {
  entries: Record<string, { id: string; type: string; importPath: string; storiesImports?: readonly string[] }>
}

let asked: Promise<ReadonlyMap<string, string>> | undefined

/** Maps story files to docs pages. Storybook serves this index beside its iframe. */
async function ask(): Promise<ReadonlyMap<string, string>> {
  const { entries } = (await (await fetch('./index.json')).json()) as Index
  return new Map(
    Object.values(entries).flatMap(({ id, type, importPath }) => {
      const name = /\/stories\/components\/(\w+)\/\w+\.stories\.tsx$/.exec(`/${importPath.replace('./', '')}`)?.[1]
      return type === 'docs' && name !== undefined ? [[name, id] as const] : []
    }),
  )
}

/** @returns undefined while loading. */
export function useDocsPages(): ReadonlyMap<string, string> | undefined {
  const [found, setFound] = useState<ReadonlyMap<string, string>>()
  useEffect(() => {
    let isThere = true
    void (asked ??= ask()).then((pages) => isThere && setFound(pages))
    return () => {
      isThere = false
    }
  }, [])
  return found
}
