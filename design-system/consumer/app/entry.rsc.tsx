/** Answers requests on the server: the page as HTML, or as a payload for React in the browser (`.rsc`). */
import '@aperture-acres/design-system/styles.css'
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import { Page } from './Page.tsx'

export default async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const page = renderToReadableStream(<Page boxes={search === '?boxes'} />)
  if (pathname.endsWith('.rsc')) return new Response(page, { headers: { 'content-type': 'text/x-component' } })
  const { htmlOf } = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr.tsx')>('ssr', 'index')
  return new Response(await htmlOf(page), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
