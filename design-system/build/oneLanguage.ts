/**
 * Plugin for Vite, Rolldown and Rollup that drops React Aria's messages in all languages but English. Bundlers keep all 34,
 * which costs 5 kB gzip.
 */
const SENTENCES =
  /[\\/](?:react-aria|react-aria-components|react-stately)[\\/](?:[^?]*[\\/])?([a-z]{2})-[A-Z]{2}\.m?js$/

export interface OneLanguagePlugin {
  name: string
  enforce: 'pre'
  load: (id: string) => string | undefined
}

export function oneLanguage(): OneLanguagePlugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    load(id) {
      const found = SENTENCES.exec(id)?.[1]
      return found === undefined || found === 'en' ? undefined : 'export default {}'
    },
  }
}
