import { type Engine, ENGINES, enginesOf, type Entry, type Report } from './types.ts'

const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#c9c4b4, #3d4a44); }
  body { margin: 0 auto; padding: 24px; max-inline-size: 1200px; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 2px 12px; border-block-end: 1px solid var(--line); text-align: start; font-weight: normal; }
  td { text-align: end; }
  thead th { position: sticky; inset-block-start: 0; background: Canvas; font-weight: bold; }
  .found { font-weight: bold; color: light-dark(#a2101a, #ff9d9a); }
  li { margin-block: 4px; overflow-wrap: anywhere; }`

function rowOf(entry: Entry, engines: readonly Engine[]): string {
  const cells = engines.map((engine) => {
    const { findings, excepted, undecided, themes } = entry.engines[engine]
    const title = `${themes.join(', ')}${excepted ? `; ${excepted} accepted` : ''}${undecided ? `; ${undecided} undecided` : ''}`
    return `<td title="${title}"${findings.length > 0 ? ' class="found"' : ''}>${findings.length}</td>`
  })
  return `<tr><th scope="row">${plain(entry.title)}: ${plain(entry.name)}</th>${cells.join('')}</tr>`
}

function findingsOf(entry: Entry): string {
  const lines = ENGINES.flatMap((engine) =>
    entry.engines[engine].findings.map(({ rule, element, sentence, link }) => {
      const name = `${engine} ${plain(rule)}`
      return `<li>${link ? `<a href="${plain(link)}">${name}</a>` : name}: ${plain(sentence)} <code>${plain(element)}</code></li>`
    }),
  )
  if (entry.fault !== undefined) lines.unshift(`<li>${plain(entry.fault)}</li>`)
  return lines.length === 0 ? '' : `<h2>${plain(entry.title)}: ${plain(entry.name)}</h2><ul>${lines.join('')}</ul>`
}

export function pageOf({ made, entries, unusedExceptions }: Report): string {
  const engines = enginesOf(entries)
  const findings = [
    ...entries.map(findingsOf),
    ...unusedExceptions.map((sentence) => `<p>${plain(sentence)}</p>`),
  ].join('')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Audit</title>
<style>${STYLE}</style>
<h1>Audit of ${entries.length} stories and pages, ${plain(made)}</h1>
<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>
<thead><tr><th scope="col">What</th>${engines.map((engine) => `<th scope="col">${engine}</th>`).join('')}</tr></thead>
<tbody>${entries.map((entry) => rowOf(entry, engines)).join('\n')}</tbody>
</table></div>
${findings || '<p>No findings.</p>'}
</html>
`
}
