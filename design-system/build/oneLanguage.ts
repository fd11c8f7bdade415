/**
 * React Aria brings its own sentences in 34 languages and a bundler keeps them all. The calendar speaks English as
 * India writes it, so the others are 5 kB gzip of nothing. A plugin for Vite, Rolldown and Rollup.
 */
const SENTENCES =
  /[\\/](?:react-aria|react-aria-components|react-stately)[\\/](?:[^?]*[\\/])?([a-z]{2})-[A-Z]{2}\.m?js$/

export interface OneLanguagePlugin {
  name: string
  enforce: 'pre'
  load: (id: string) => string | undefined
}

/** Keeps React Aria's sentences in one language, `en` unless told, and drops the rest. */
export function oneLanguage(language = 'en'): OneLanguagePlugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      const found = SENTENCES.exec(id)?.[1]
      return found === undefined || found === language ? undefined : 'export default {}'
    },
  }
}
