/** Emulates `(scripting: none)` for browsers without it: Chrome before 120, Safari before 17. */

const ASKS = /\s*(?:and\s*)?\(scripting:\s*none\)\s*(?:and\s*)?/

/** Splits one level of minified CSS into statements up to `;` and preludes with their blocks. */
function* parts(css: string): Generator<{ prelude: string; block?: string }> {
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      yield { prelude: css.slice(start, at) }
      start = at + 1
    } else if (css[at] === '{') {
      const prelude = css.slice(start, at)
      const opened = at
      for (let depth = 1; depth > 0 && at < css.length - 1;) {
        at += 1
        if (css[at] === '{') depth += 1
        else if (css[at] === '}') depth -= 1
      }
      yield { prelude, block: css.slice(opened + 1, at) }
      start = at + 1
    }
  }
}

/** Extracts the rules under that condition and drops the condition, but keeps their layers and other media queries. */
export function rulesWithoutScript(css: string): string {
  let found = ''
  for (const { prelude, block } of parts(css)) {
    if (block === undefined || !prelude.startsWith('@')) continue
    const isAsking = prelude.startsWith('@media') && ASKS.test(prelude)
    const inside = isAsking ? block : rulesWithoutScript(block)
    const rest = prelude.replace(ASKS, ' ').trim()
    if (inside) found += isAsking && rest === '@media' ? inside : `${isAsking ? rest : prelude}{${inside}}`
  }
  return found
}

/** @param href of the sheet with these rules. It comes last on the page, like media queries in their sheets. */
export function withNoScriptSheet(template: string, href: string): string {
  return template.replace('<noscript>', `<noscript><link rel="stylesheet" href="${href}">`)
}
