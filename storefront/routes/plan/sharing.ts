/** A plan as a link. All of it is in the fragment, which browsers do not send to servers; it has no prices. */
import { planOf, type Plan } from '../../state/plan.ts'

const FIELDS = ['id', 'name', 'note', 'size'] as const
const START = '#plan&'
/** Followed by the same text, compressed with deflate, in base64url. */
const SHORT_START = '#plan='
/** In characters. The longest plan that the shop writes, in any script, is shorter. */
const LONGEST_TEXT = 600_000

/** `#plan&Sets=texas-ranch%0ATexas+Ranch%0Aat+sunset&Outfits=…` */
export function fragmentOf(plan: Plan): string {
  const lines = plan.map((line) => [
    line.kind,
    FIELDS.map((field) => line[field])
      .join('\n')
      .trimEnd(),
  ])
  return START + new URLSearchParams(lines).toString()
}

/** Compresses a fragment to about a third. Safari 16.3 and older cannot, and get the fragment back as it is. */
export async function shortened(fragment: string): Promise<string> {
  if (typeof CompressionStream === 'undefined') return fragment
  const text = new Blob([fragment.slice(START.length)]).stream()
  const bytes = new Response(text.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  const letters = Array.from(new Uint8Array(await bytes), (byte) => String.fromCharCode(byte))
  return SHORT_START + btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function expanded(short: string): Promise<string> {
  const letters = atob(short.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]).stream()
  const reader = bytes.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    // A short link can hold gigabytes.
    if (text.length > LONGEST_TEXT) {
      await reader.cancel()
      return ''
    }
  }
}

/** @returns undefined if the fragment holds no plan, and an empty plan if it is unreadable. */
export async function sharedPlan(fragment: string): Promise<Plan | undefined> {
  const isShort = fragment.startsWith(SHORT_START)
  if (!isShort && !fragment.startsWith(START)) return undefined
  if (fragment.length > LONGEST_TEXT) return []
  const rest = fragment.slice(START.length)
  const text = isShort ? await expanded(rest).catch(() => '') : rest
  return planOf(
    [...new URLSearchParams(text)].map(([kind, line]) => {
      const texts = line.split('\n')
      return { kind, ...Object.fromEntries(FIELDS.map((field, at) => [field, texts[at]])) }
    }),
  )
}
