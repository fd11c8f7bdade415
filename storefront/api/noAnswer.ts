/**
 * Tells the site's owner why a provider on another origin may not have answered. Lazy: only needed after such a
 * failure.
 */
import { reportProblem } from '../problem.ts'
import { settings } from '../settings.ts'

const { apiBase } = settings()
const { origin } = location

// Browsers hide the reason from pages.
reportProblem({
  kind: 'call',
  what: `${new URL(apiBase, origin).origin} gave this page no answer: either it cannot be reached (it is down, its address is wrong, or the browser refuses its certificate), or it does not allow this site and has to answer with “Access-Control-Allow-Origin: ${origin}”, to OPTIONS too; “npm run check-provider -- --api ${apiBase} --origin ${origin}” finds out which.`,
})
