import { useEffect, useState } from 'react'
import type { Id } from '../api/contract/wire.ts'

/** A line of a cart or booking, neither of which names a product. */
export interface PicturedLine {
  ProductId?: Id | null
  ProductName: string
  StartTime: string
  EndTime: string
}

export interface PicturedGroup {
  TypeId: number
  lines: readonly PicturedLine[]
}

export const keyOf = (TypeId: number, { ProductId, ProductName, StartTime, EndTime }: PicturedLine): string =>
  [TypeId, ProductId, ProductName, StartTime, EndTime].join('|')

/**
 * The picture of each line's product. Until it is found, the address is empty and a missing picture is drawn. Never
 * that of another product.
 */
export function usePictures(groups: readonly PicturedGroup[]) {
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map())
  const lines = groups.flatMap((group) => group.lines.map((line) => keyOf(group.TypeId, line))).join('\n')
  useEffect(() => {
    if (!lines) return
    import('./linePictures.ts').then(
      ({ findPictures }) => findPictures(groups, (more) => setFound((known) => new Map([...known, ...more]))),
      () => undefined,
    )
    // oxlint-disable-next-line react/exhaustive-deps -- `groups` is new at every render; `lines` says when it means something else
  }, [lines])
  return (TypeId: number, line: PicturedLine) => ({ src: found.get(keyOf(TypeId, line)) ?? '', alt: '' })
}
