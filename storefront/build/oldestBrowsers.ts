/**
 * Searches built scripts, style sheets and the sandbox gateway for features that the oldest supported browsers (Chrome
 * 107, Firefox 121, Safari 16.0) lack. `build.target` in storefront/vite.config.ts rewrites only syntax.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FILES = [`${process.env['DIST'] ?? 'dist'}/**/*.{js,css}`, 'mocks/gateway/checkout.{js,css}']

const TOO_NEW: Readonly<Record<string, RegExp>> = {
  'AbortSignal.any, 116 124 17.4': /\bAbortSignal\.any\b/,
  'URL.canParse, 120 115 17': /\bURL\.canParse\b/,
  'URL.parse, 126 126 18': /\bURL\.parse\b/,
  'arrays copied by toSorted and its like, 110 115 16': /\.(toSorted|toReversed|toSpliced)\(/,
  'Array.fromAsync, 121 115 16.4': /\bArray\.fromAsync\b/,
  'groupBy, 117 119 17.4': /\b(?:Object|Map)\.groupBy\b/,
  'Promise.withResolvers and try, 128 134 18.2': /\bPromise\.(?:withResolvers|try)\b/,
  'operations on sets, 122 127 17':
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|union|intersection|difference|symmetricDifference)\(/,
  'isWellFormed, 111 119 16.4': /\.(isWellFormed|toWellFormed)\(/,
  'iterator helpers, 122 131 18.4': /\.(?:values|keys|entries)\(\)\.(?!next\()\w+\(/,
  'Intl.Segmenter, 87 125 14.1': /\bIntl\.Segmenter\b/,
  'RegExp.escape, 136 134 18.2': /\bRegExp\.escape\b/,
  'lookbehind, 62 78 16.4': /\(\?<[=!]/,
  'static blocks, 94 93 16.4': /\bstatic\s*\{/,
  'popovers, 114 125 17': /\.(showPopover|togglePopover|hidePopover)\(/,
  'requestClose, 134 139 18.4': /\.requestClose\(/,
  'ranges in media queries, 104 102 16.4': /@media[^{]*[<>]/,
  'backgrounds of mixed colours, 111 113 16.2': /\bbackground:[^;{}]*color-mix\(/,
  'the height without a phone’s bars, 108 101 15.4': /\d[dsl]vh\b(?![.-])/,
}

/** A class may define a method of that name, as Radix does with `toSorted`. */
const isOwn = (code: string, method: string | undefined): boolean =>
  method !== undefined && new RegExp(`[;}]${method}\\(\\w*\\)\\{`).test(code)

/** Removes values that have a fallback: an older value before them, or `@supports` around them. */
function withoutGuarded(css: string): string {
  return css
    .replaceAll(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
    .replaceAll(/(?<=[{;\s])([\w-]+:)[^;{}]*\dvh\b[^{}]*(?<=[;\s])\1[^;{}]*\d[dsl]vh\b/g, '')
}

const found = globSync(FILES, { cwd: ROOT }).flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const code = file.endsWith('.css') ? withoutGuarded(text) : text
  return Object.entries(TOO_NEW).flatMap(([what, pattern]) => {
    const match = pattern.exec(code)
    return match && !isOwn(code, match[1])
      ? [`${file}: ${what}: ${code.slice(Math.max(0, match.index - 30), match.index + 40)}`]
      : []
  })
})
for (const line of found) console.error(line.replaceAll('\n', ' '))
if (found.length > 0) {
  console.error('Replace it in the source; storefront/build/oldestBrowsers.ts has the list of what is too new.')
  process.exit(1)
}
console.log('Nothing is newer than Chrome 107, Firefox 121 and Safari 16.0.')
