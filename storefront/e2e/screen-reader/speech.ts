/** What Orca says, as it comes. */
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Said {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
  /** It is the changed description of the focused field. */
  readonly changed: boolean
}

interface Line {
  readonly say?: string
  readonly changed?: true
  readonly waiting?: number
}

/** Nothing said and no event waiting for so long is silence. */
const QUIET_MS = 350
/** How long the first word may take: a browser under load is slow to hand a key on. */
const PATIENCE_MS = 1500
const MOST_MS = 12_000
/** Orca is working if it did not write for so long. */
const BEAT_MS = 200

export interface Speech {
  /** All that was said. */
  readonly said: readonly Said[]
  /** Waits until Orca has been silent, from `since` on. */
  silence: (since: number, options?: { quiet?: number; patience?: number }) => Promise<void>
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
    async silence(since, { quiet = QUIET_MS, patience = PATIENCE_MS } = {}) {
      for (;;) {
        await sleep(40)
        const now = Date.now()
        if (now - lastBeat > BEAT_MS) lastBusy = now
        const last = said.at(-1)?.at ?? 0
        const began = last >= since || now - since > patience
        if ((began && now - Math.max(last, lastBusy) > quiet) || now - since > MOST_MS) return
      }
    },
  }
}
