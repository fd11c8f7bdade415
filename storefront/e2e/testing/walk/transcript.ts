import { diff } from 'node:util'

interface Spoken {
  text: string
  parts: Spoken[]
}

/** Nests phrases up to their “end of …”. */
function nested(phrases: readonly string[]): Spoken[] {
  const root: Spoken = { text: '', parts: [] }
  const open = [root]
  for (const phrase of phrases) {
    const closed = /^end(?: of|,) (.+)$/s.exec(phrase)?.[1]
    const last = open.findLastIndex(({ text }) => text === closed)
    if (closed !== undefined && last > 0) {
      open.length = last
    } else {
      const spoken: Spoken = { text: phrase, parts: [] }
      open.at(-1)?.parts.push(spoken)
      const ends = [`end of ${phrase}`, `end, ${phrase}`]
      if (phrases.some((other) => ends.includes(other))) open.push(spoken)
    }
  }
  return root.parts
}

const PLAIN =
  /^(?:paragraph|term|definition|listitem|cell|rowheader|columnheader|deletion|insertion|mark|emphasis|strong|blockquote|time|code|current page)\b/

function line(text: string): string {
  return text
    .replace(/^listitem, level \d+,(.*) position (\d+), set size (\d+)/, 'listitem $2 of $3,$1')
    .replace(/,$/, '')
    .replace(/^separator\b.*/, 'separator')
    .replace(', not busy', '')
    .replace(/, placeholder\s+$/, '')
    .replaceAll(' ,', ',')
}

function isText({ text, parts }: Spoken): boolean {
  return (
    parts.length === 0 &&
    !/^(?:link|button|image|heading|textbox|checkbox|radio|combobox|slider|spinbutton|separator)\b/.test(text)
  )
}

function isSilent({ text, parts }: Spoken): boolean {
  return parts.length === 0 && /^(?:status|alert|log|group|paragraph)(?:, not busy)?$/.test(text)
}

/** Text that repeats a name is left out. */
function lines({ text, parts }: Spoken, indent = ''): string[] {
  const own = indent + line(text)
  // The calendar's own transcript lists its days.
  if (/^grid\b/.test(text)) return [own]
  const isSaid = (part: Spoken, at: number) =>
    part.parts.length === 0 &&
    [text, parts[at - 1]?.text, parts[at + 1]?.text].some((other) => other?.includes(part.text) && other !== part.text)
  const unsaid = parts.filter((part, at) => !isSaid(part, at) && !isSilent(part))
  if (/^(?:rowgroup|row)\b/.test(text)) return unsaid.flatMap((part) => lines(part, indent))
  const [only] = unsaid
  if (!PLAIN.test(text) || !only) return [own, ...unsaid.flatMap((part) => lines(part, `${indent}  `))]
  const role = text === 'paragraph' ? indent : `${own}: `
  if (unsaid.every(isText)) return [role + unsaid.map((part) => line(part.text)).join(' ')]
  const [first = '', ...rest] = unsaid.flatMap((part) => lines(part, `${indent}  `))
  return [role + first.trimStart(), ...rest]
}

export function readable(phrases: readonly string[]): string[] {
  const once = phrases.filter((phrase, at) => at === 0 || phrase !== phrases[at - 1] || !/dialog/.test(phrase))
  return nested(once).flatMap((spoken) => lines(spoken))
}

export const changes = (before: readonly string[], after: readonly string[]): string[] =>
  diff([...before], [...after]).flatMap(([kind, line]) => (kind === 0 ? [] : [`${kind > 0 ? '-' : '+'} ${line}`]))
