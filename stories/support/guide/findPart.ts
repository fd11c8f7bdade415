import type { Box } from './place.ts'

interface Drawing {
  readonly root: ParentNode
  readonly x: number
  readonly y: number
  readonly scale: number
}

export function drawingIn(root: ParentNode): Drawing {
  const frame = root.querySelector('iframe')
  if (!frame?.contentDocument) return { root, x: 0, y: 0, scale: 1 }
  const { x, y, width } = frame.getBoundingClientRect()
  return { root: frame.contentDocument, x, y, scale: width / frame.offsetWidth }
}

export function boxOf(drawing: Drawing, find: string, origin: Pick<DOMRect, 'x' | 'y'>): Box | undefined {
  const { root, scale } = drawing
  const rects = [...root.querySelectorAll(find)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 || height > 0)
  if (rects.length === 0) return undefined
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  return {
    x: drawing.x + left * scale - origin.x,
    y: drawing.y + top * scale - origin.y,
    width: (Math.max(...rects.map((rect) => rect.right)) - left) * scale,
    height: (Math.max(...rects.map((rect) => rect.bottom)) - top) * scale,
  }
}
