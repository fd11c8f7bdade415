/** Firefox through WebDriver BiDi, at its own `--remote-debugging-port`. */
import { withTimeout } from '../../../../.ci/withTimeout.ts'
import { keyActions, pointerActions, UNHINTED, type Driver, type Window } from '../driver.ts'
import { writeFirefoxProfile } from '../../firefoxProfile.ts'
import { end, removeFolder, startProcess, temporaryFolder } from '../../processes.ts'

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  message?: string
  method?: string
  params?: { level?: string; text?: string; type?: string }
}

/** The page was left before the font had loaded (NS_BINDING_ABORTED). */
const LEFT_EARLY = /^downloadable font: download failed .* status=2152398850 /

const preferences = ({ dark = false, reducedMotion = false, scripts = true }: Window) => ({
  'intl.accept_languages': 'en-IN, en',
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  // Scrollbars of 12 px would count in `vw`, and so enlarge text.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  'javascript.enabled': scripts,
})

export async function launchFirefox(binary: string, window: Window): Promise<Driver> {
  const profile = temporaryFolder('engines-firefox-')
  writeFirefoxProfile(profile, preferences(window))
  const { child, found } = await startProcess(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { ...process.env, HOME: profile, TZ: 'Asia/Kolkata', ...UNHINTED },
    /WebDriver BiDi listening on (ws:\S+)/,
  )
  const socket = new WebSocket(`${found}/session`)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const problems: string[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, params } = JSON.parse(String(data)) as Message
    if (id === undefined) {
      const text = params?.text ?? 'an error without words'
      if (params?.level === 'error' && !LEFT_EARLY.test(text)) problems.push(text)
    } else if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
  })
  await withTimeout(
    new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('Firefox took no connection.')))
    }),
    60_000,
    'Firefox took no connection',
  )
  const send = <Result>(method: string, params: object = {}): Promise<Result> => {
    last += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return withTimeout(answer.promise as Promise<Result>, 30_000, `${method} had no answer`)
  }
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // The initial tab never gets focus: fields accept keys there, but Enter and Space press no button.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  const resize = async (width: number, height: number) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } })
  }
  const perform = async (id: string, type: string, actions: readonly object[]) => {
    await send('input.performActions', { context, actions: [{ id, type, actions }] })
  }
  await resize(window.width, window.height)
  // Without page scripts only a sandbox can be evaluated.
  const target = window.scripts === false ? { context, sandbox: 'engines' } : { context }
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    async evaluate(expression) {
      const answer = await send<{
        type: string
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target,
        awaitPromise: false,
      })
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return answer.result?.value === undefined ? undefined : (JSON.parse(answer.result.value) as unknown)
    },
    move: (x, y) => perform('mouse', 'pointer', pointerActions(x, y, false)),
    click: (x, y) => perform('mouse', 'pointer', pointerActions(x, y, true)),
    key: (key) => perform('keyboard', 'key', keyActions(key)),
    resize,
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    problems,
    async close() {
      await send('browser.close').catch(() => undefined)
      socket.close()
      await end(child)
      removeFolder(profile)
    },
  }
}
