import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

export async function htmlOf(page: ReadableStream<Uint8Array>): Promise<ReadableStream> {
  const root = await createFromReadableStream<ReactNode>(page)
  return await renderToReadableStream(root, { bootstrapModules: [getClientEntryUrl()] })
}
