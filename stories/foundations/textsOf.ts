import { readFileSync } from 'node:fs'

/** @returns the text between tags and in quotes of a file of code; no comments, no imports. */
export function textsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export)\b[^'\n]*from '[^']+'$/gm, '')
  return [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`|>([^<>{}=;]+)</g)].flatMap(([, ...found]) =>
    found.flatMap((text) => (text?.trim() ? [text.trim().replaceAll(/\s+/g, ' ')] : [])),
  )
}
