import type { Box } from './place.ts'

export const findPart = (root: ParentNode, find: string): Element[] => [...root.querySelectorAll(find)]

/** The box around all elements found, in the coordinates of `origin`. */
export function boxOf(root: ParentNode, find: string, origin: Pick<DOMRect, 'x' | 'y'>): Box | undefined {
  const rects = findPart(root, find)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 || height > 0)
  if (rects.length === 0) return undefined
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  return {
    x: left - origin.x,
    y: top - origin.y,
    width: Math.max(...rects.map((rect) => rect.right)) - left,
    height: Math.max(...rects.map((rect) => rect.bottom)) - top,
  }
}
