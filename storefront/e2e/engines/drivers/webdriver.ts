import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, untilAnswered } from '../../../../.ci/port.ts'
import { keyActions, pointerActions, UNHINTED, type Driver, type Window } from '../driver.ts'
import { end, removeFolder, start, startDisplay, temporaryFolder } from '../../processes.ts'

interface Kind {
  readonly program: string
  readonly browser: string
  readonly args: readonly string[]
  readonly options: string
  readonly needsDisplay: boolean
}

export const WEBKITGTK: Kind = {
  program: 'WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  // Full screen, because its tool bar would keep the window at 447 px or wider.
  args: ['--automation', '--full-screen'],
  options: 'webkitgtk:browserOptions',
  needsDisplay: true,
}

export const WPE: Kind = {
  program: 'WPEWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/wpe-webkit-1.1/MiniBrowser',
  args: ['--automation', '--headless'],
  options: 'wpe:browserOptions',
  needsDisplay: false,
}

/** GTK reads the visitor's settings from files and variables. */
function environment(home: string, { dark, reducedMotion }: Window): Record<string, string> {
  const folder = join(home, 'config', 'gtk-3.0')
  mkdirSync(folder, { recursive: true })
  const settings = [`gtk-enable-animations=${!reducedMotion}`, 'gtk-xft-hinting=0', 'gtk-xft-hintstyle=hintnone']
  writeFileSync(join(folder, 'settings.ini'), ['[Settings]', ...settings, ''].join('\n'))
  return {
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
    TZ: 'Asia/Kolkata',
    LANG: 'C.UTF-8',
    ...UNHINTED,
    // Without a graphics card, frames would take up to ten seconds.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
  }
}

export async function launchWebKit(kind: Kind, window: Window): Promise<Driver> {
  const home = temporaryFolder('engines-webkit-')
  chmodSync(home, 0o700)
  const port = await freePort()
  const screen = kind.needsDisplay ? await startDisplay('1600x1200x24') : undefined
  const child = start(kind.program, [`--port=${port}`], {
    ...process.env,
    ...environment(home, window),
    ...(screen && { DISPLAY: `:${screen.found}` }),
  })
  const base = `http://127.0.0.1:${port}`

  async function ask(method: string, path: string, body: object | undefined, milliseconds: number): Promise<unknown> {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(milliseconds),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string }
      throw new Error(`${error}: ${message}`)
    }
    return value
  }

  async function close(): Promise<void> {
    await end(child)
    if (screen) await end(screen.child)
    removeFolder(home)
  }

  let session = ''
  const call = (method: string, path: string, body?: object, milliseconds = 30_000) =>
    ask(method, session + path, body, milliseconds)
  /** Responses get lost now and then. Only for requests that change nothing. */
  const callTwice = async (method: string, path: string, body?: object) => {
    try {
      return await call(method, path, body, 12_000)
    } catch (problem) {
      if (!(problem instanceof DOMException && problem.name === 'TimeoutError')) throw problem
      return call(method, path, body, 12_000)
    }
  }
  const perform = async (id: string, type: string, actions: readonly object[]) => {
    await call('POST', '/actions', { actions: [{ id, type, actions }] })
  }
  const resize = async (width: number, height: number) => {
    if (kind.needsDisplay) await call('POST', '/window/rect', { x: 0, y: 0, width, height })
  }
  try {
    await untilAnswered(`${base}/status`)
    const capabilities = { alwaysMatch: { [kind.options]: { binary: kind.browser, args: kind.args } } }
    const { sessionId } = (await ask('POST', '/session', { capabilities }, 60_000)) as { sessionId: string }
    session = `/session/${sessionId}`
    await resize(window.width, window.height)
  } catch (problem) {
    await close()
    throw problem
  }
  return {
    async goto(url) {
      await call('POST', '/url', { url })
    },
    async evaluate(expression) {
      const answer = await callTwice('POST', '/execute/sync', {
        script: `return JSON.stringify(${expression})`,
        args: [],
      })
      return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : undefined
    },
    move: (x, y) => perform('mouse', 'pointer', pointerActions(x, y, false)),
    click: (x, y) => perform('mouse', 'pointer', pointerActions(x, y, true)),
    key: (key) => perform('keyboard', 'key', keyActions(key)),
    resize,
    async screenshot() {
      return Buffer.from(String(await call('GET', '/screenshot', undefined, 5000)), 'base64')
    },
    // WebDriver classic has no console; the front server's script records it.
    problems: undefined,
    onInTime: 'ArrowRight',
    async close() {
      await call('DELETE', '', undefined, 5000).catch(() => undefined)
      await close()
    },
  }
}
