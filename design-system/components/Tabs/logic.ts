/** The index of the tab that a key leads to, wrapping around; undefined for other keys. */
export function nextTab(key: string, from: number, count: number, rightToLeft = false): number | undefined {
  if (count < 1) return undefined
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1
      return (from + step + count) % count
    }
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
