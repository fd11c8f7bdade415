import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Said {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
  /** Whether it is the changed description of the focused field. */
  readonly changed: boolean
}

interface Line {
  readonly say?: string
  readonly changed?: true
  readonly waiting?: number
}

/** Without speech or pending events for this long, Orca is silent. */
const QUIET_MS = 350
/** How long the first word may take, because a busy browser handles keys late. */
const TIMEOUT_MS = 1500
const MOST_MS = 12_000
/** Orca is busy if it wrote nothing for this long. */
const BEAT_MS = 200

export interface Speech {
  readonly said: readonly Said[]
  silence: (since: number, options?: { quiet?: number; timeout?: number }) => Promise<void>
}

/** @param stream the lines of `listen_tap.py`. */
export function listenTo(stream: NodeJS.ReadableStream): Speech {
  const said: Said[] = []
  let lastBusy = 0
  let lastBeat = 0
  createInterface({ input: stream }).on('line', (text) => {
    const line = JSON.parse(text) as Line
    const at = Date.now()
    if (line.say !== undefined) said.push({ at, text: line.say, changed: line.changed ?? false })
    else {
      lastBeat = at
      if (line.waiting) lastBusy = at
    }
  })
  return {
    said,
    async silence(since, { quiet = QUIET_MS, timeout = TIMEOUT_MS } = {}) {
      for (;;) {
        await sleep(40)
        const now = Date.now()
        if (now - lastBeat > BEAT_MS) lastBusy = now
        const last = said.at(-1)?.at ?? 0
        const began = last >= since || now - since > timeout
        if ((began && now - Math.max(last, lastBusy) > quiet) || now - since > MOST_MS) return
      }
    },
  }
}
