/** `4/5`, `4 / 5`, `16:9` or `1.5` as the viewBox of an empty SVG; undefined for anything else. */
export function ratioBox(ratio: string | undefined): string | undefined {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:[/:]\s*(\d+(?:\.\d+)?)\s*)?$/.exec(ratio ?? '')
  if (!found) return undefined
  const width = Number(found[1])
  const height = Number(found[2] ?? 1)
  return width > 0 && height > 0 ? `0 0 ${width} ${height}` : undefined
}
