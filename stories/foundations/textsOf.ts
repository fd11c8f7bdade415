import { readFileSync } from 'node:fs'

/** @returns text between tags and in quotes, without comments and imports. */
export function textsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export)\b[^'\n]*from '[^']+'$/gm, '')
  return [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`|>([^<>{}=;]+)</g)].flatMap(([, ...found]) =>
    found.flatMap((text) => (text?.trim() ? [text.trim().replaceAll(/\s+/g, ' ')] : [])),
  )
}
