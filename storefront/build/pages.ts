import type { Pattern } from '../paths.ts'
import { ROUTES } from '../routes.ts'

export interface MeasuredPage {
  readonly path: string
  /** `content` is complete without scripts; `app` is empty without them. */
  readonly kind: 'content' | 'app'
  /** Logged in, with a package in the cart. */
  readonly as?: 'customer'
  readonly noindex?: true
}

export const EXAMPLES: Readonly<Record<Extract<Pattern, `${string}:${string}`>, string>> = {
  '/set/:sid': '/set/glasshouse',
  '/event/:eid': '/event/wedding',
  '/hire-professionals/:pid': '/hire-professionals/photographers',
  '/portfolio/:pid': '/portfolio/anaya-deshmukh',
  '/pricing/:pid': '/pricing/pre-wedding-maternity',
  '/blog/:bid': '/blog/how-to-chase-golden-hour',
}

/** The same page as /order-success, at a misspelt address. */
const SAME = '/order-placed-sucessfully'

export const PAGES: readonly MeasuredPage[] = ROUTES.filter(({ path }) => path !== SAME).map(
  ({ path, personal, noindex }) => ({
    path: (EXAMPLES as Readonly<Record<string, string>>)[path] ?? path,
    kind: personal ? 'app' : 'content',
    ...(personal && { as: 'customer' }),
    ...(noindex && { noindex }),
  }),
)
