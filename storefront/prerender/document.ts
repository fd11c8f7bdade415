/** Inserts a rendered page into the built template: head, style sheets, preloads, data. */
import type { RenderedPage } from './render.tsx'

export type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>

/** @returns files of a source and its static imports, imports first. @throws if the source is unknown. */
export function filesOf(manifest: Manifest, source: string): { css: string[]; scripts: string[] } {
  const css = new Set<string>()
  const scripts = new Set<string>()
  // Chunks may import each other.
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const needed of chunk.imports ?? []) visit(needed)
    scripts.add(`/${chunk.file}`)
    for (const sheet of chunk.css ?? []) css.add(`/${sheet}`)
  }
  if (!manifest[source]) throw new Error(`The build has no file for ${source}.`)
  visit(source)
  return { css: [...css], scripts: [...scripts] }
}

interface Parts {
  sources: readonly string[]
  manifest: Manifest
  /** Concatenates style sheets. @returns the URL of the result. */
  joinSheets: (sheets: readonly string[]) => string
  /** Without `body` and `dehydrated`, the app starts at once and renders the page itself. */
  page?: RenderedPage | Pick<RenderedPage, 'head'>
}

const TITLE = /\s*<title>.*?<\/title>/s

/** The app removes marked elements when it renders its own head. */
export const markServed = (head: string): string => head.replace(/<(?:title|meta|link)\b/g, '$& data-served')

/** @param template the built index.html. */
export function documentOf(template: string, { sources, manifest, joinSheets, page }: Parts): string {
  const files = sources.map((source) => filesOf(manifest, source))
  const isRendered = page !== undefined && 'body' in page
  const day = isRendered && page.isOfDay ? filesOf(manifest, 'shell/date/VisitDay.tsx').css : []
  const css = [...new Set([...files.flatMap((each) => each.css), ...day])]
  const scripts = [...new Set(files.flatMap((each) => each.scripts))]
  const own = css.filter((href) => !template.includes(`href="${href}"`))
  const sheets = own.length > 1 ? [joinSheets(own)] : own
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`)
  const parts = [...scripts, ...own.filter((href) => !sheets.includes(href))]
  const preloads = isRendered ? [] : scripts.map((href) => `<link rel="modulepreload" href="${href}">`)
  const html = template
    .replace(/(<script type="module")([^>]*) src=/, `$1$2 data-parts="${parts.join(' ')}" src=`)
    .replace('</head>', `${[...preloads, ...links].join('')}</head>`)
  // This document serves any path, so crawlers must not index it.
  if (!page) return html.replace('</head>', '<meta name="robots" content="noindex" data-served></head>')
  if (!isRendered) return html.replace(TITLE, () => markServed(page.head))
  const data = `<script type="application/json" id="dehydrated">${page.dehydrated}</script>`
  // These are functions, because `$&` in a replacement string is special.
  return html
    .replace('<html ', `<html data-start="idle" ${page.isOfDay ? 'data-of-day ' : ''}`)
    .replace(TITLE, () => page.head)
    .replace('<div id="app"></div>', () => `<div id="app">${page.body}</div>${data}`)
}
