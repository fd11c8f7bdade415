export async function settle(steps = 200): Promise<void> {
  for (let step = 0; step < steps; step += 1) await Promise.resolve()
}

/** Starts on 21 Nov 2026, 00:00 UTC; `advance` runs due timers. */
export function fakeClock() {
  let now = Date.UTC(2026, 10, 21)
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      timers.push({ at: now + ms, run })
    },
    async advance(ms: number) {
      const end = now + ms
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.run()
        await settle()
      }
      now = end
      await settle()
    },
  }
}
