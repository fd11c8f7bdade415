export interface FontFace {
  readonly family: string
  /** `400 700` is a range. */
  readonly weight: string
  /** `80% 94%` is a range. */
  readonly width?: string
  /** In this folder, without `.woff2`. */
  readonly file: string
  /** The characters for which browsers fetch the file. */
  readonly letters: string
}

/** @returns for example `U+0020-007E, U+20B9`. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b)
  const runs: { from: number; to: number }[] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.to === code - 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

export function fontFace({ family, weight, width, file, letters }: FontFace): string {
  const lines = [
    `font-family: '${family}'`,
    `src: url('../fonts/${file}.woff2') format('woff2')`,
    `font-weight: ${weight}`,
    ...(width ? [`font-stretch: ${width}`] : []),
    'font-display: swap',
    `unicode-range: ${unicodeRange(letters)}`,
  ]
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}
