/** `/__scenario/`: QA chooses a scenario for this browser. */
import type { IncomingMessage } from 'node:http'
import { headersOf } from '../../storefront/server/http.ts'
import { isForeign } from '../../storefront/server/isForeign.ts'
import { ownCookie, ownCookieOf } from '../../storefront/server/cookies.ts'
import { encoded } from '../payloads/drafts.ts'
import { SCENARIOS, scenarioOf } from '../scenarios.ts'
import { SCENARIO_COOKIE, type CallResponse } from './calls.ts'

const ROOT = '/__scenario/'
const OFF = 'off'

function list(current: string): string {
  const now = scenarioOf(current)
  const items = SCENARIOS.map(({ id, title, description }) => {
    const current = id === now?.id ? ' aria-current="true"' : ''
    return `<li><button formaction="${ROOT}${id}"${current}>${encoded(title)}</button> ${encoded(description)}</li>`
  })
  const off = `<button formaction="${ROOT}${OFF}">Switch it off</button>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Scenarios</title>
</head>
<body>
<main>
<h1>Scenarios</h1>
<form method="post">
<p>${now ? `On in this browser: <strong>${encoded(now.title)}</strong>. ${off}` : 'None is on.'}</p>
<ul>
${items.join('\n')}
</ul>
</form>
<p><a href="/">Back to the site</a></p>
</main>
</body>
</html>
`
}

function redirect(cookie: string): CallResponse {
  const headers = { Location: '/', 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }
  return { status: 303, headers, content: '' }
}

/** Only this page's form can choose, so that a link from another site cannot. */
export function scenarioPage(path: string, message: IncomingMessage, isSecure: boolean): CallResponse | undefined {
  if (path !== '/__scenario' && !path.startsWith(ROOT)) return undefined
  const id = path.slice(ROOT.length)
  const { method, headers } = message
  const isOurs = method === 'POST' && !isForeign(headersOf(message), headers.host ?? '')
  if (isOurs && id === OFF) return redirect(ownCookie(SCENARIO_COOKIE, '', isSecure, '; Max-Age=0'))
  if (isOurs && scenarioOf(id)) return redirect(ownCookie(SCENARIO_COOKIE, id, isSecure))
  const isKnown = id === OFF || scenarioOf(id) !== undefined
  const status = id === '' ? 200 : isKnown ? 405 : 404
  const answered = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return { status, headers: answered, content: list(ownCookieOf(headers.cookie ?? null, SCENARIO_COOKIE)) }
}
