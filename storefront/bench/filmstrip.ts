import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from 'playwright'

export interface Strip {
  readonly name: string
  readonly frames: readonly { readonly ms: number; readonly jpeg: string }[]
}

export async function record(page: Page, name: string, work: () => Promise<unknown>): Promise<Strip> {
  const frames: Strip['frames'][number][] = []
  const devtools = await page.context().newCDPSession(page)
  const start = Date.now()
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ ms: Math.round((metadata.timestamp ?? 0) * 1000 - start), jpeg: data })
    // Fails while the page navigates.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 200, maxHeight: 400 })
  await work()
  await devtools.send('Page.stopScreencast')
  return { name, frames }
}

export function writeStrips(file: string, strips: readonly Strip[]): void {
  const rows = strips.map(({ name, frames }) => {
    const pictures = frames.map(
      ({ ms, jpeg }) =>
        `<figure><img src="data:image/jpeg;base64,${jpeg}" alt=""><figcaption>${ms} ms</figcaption></figure>`,
    )
    return `<h2>${name}</h2><div style="display: flex; overflow-x: auto">${pictures.join('')}</div>`
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Changes of page</title>${rows.join('')}`)
}
