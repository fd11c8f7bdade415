/** Orca on a virtual display: X server, message bus and window manager, each as a child process. */
import { type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { end, removeFolder, run, start, startDisplay, startProcess, temporaryFolder } from '../processes.ts'
import { listenTo, type Speech } from './speech.ts'

export const SCREEN = { width: 1280, height: 1000 }
const START_MS = 15_000

const PREFERENCES = `from orca import settings
settings.speechServerFactory = "listen_tap"
settings.speechFactoryModules = ["listen_tap"]
settings.enableKeyEcho = False
settings.enableBraille = False
settings.sayAllOnLoad = False
import listen_tap
from orca.scripts import default
if hasattr(default.Script, "onDescriptionChanged"):
    listen_tap.hear_descriptions(default.Script)
from orca.scripts import web
if hasattr(web.Script, "onFocusedChanged"):
    listen_tap.hear_focus(web.Script)
`

// /usr/bin/orca refuses to start if `pgrep -x orca` finds another one of the same user.
const ORCA = (preferences: string) => `import sys
from importlib.machinery import SourceFileLoader
orca = SourceFileLoader("orca_start", "/usr/bin/orca").load_module()
orca.otherOrcas = lambda: []
sys.argv = ["orca", "-u", ${JSON.stringify(preferences)}]
sys.exit(orca.main())
`

export interface Reader {
  readonly speech: Speech
  readonly env: NodeJS.ProcessEnv
  readonly home: string
  stop: () => Promise<void>
}

/** @throws if Orca does not speak. */
export async function startReader(): Promise<Reader> {
  const home = temporaryFolder('listen-')
  const preferences = join(home, 'preferences')
  mkdirSync(join(home, 'run'), { mode: 0o700 })
  mkdirSync(preferences)
  writeFileSync(join(preferences, 'orca-customizations.py'), PREFERENCES)
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) await end(child)
    removeFolder(home)
  }
  try {
    const screen = await startDisplay(`${SCREEN.width}x${SCREEN.height}x24`)
    children.push(screen.child)
    const env: NodeJS.ProcessEnv = {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_RUNTIME_DIR: join(home, 'run'),
      DISPLAY: `:${screen.found}`,
      LANG: 'C.UTF-8',
      TZ: 'Asia/Kolkata',
      GSETTINGS_BACKEND: 'memory',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      MOZ_ENABLE_WAYLAND: '0',
      PYTHONPATH: import.meta.dirname,
      PYTHONDONTWRITEBYTECODE: '1',
    }
    const busOptions = ['--session', '--nofork', '--print-address']
    const bus = await startProcess('dbus-daemon', busOptions, env, /^(unix:\S+)\n/m)
    children.push(bus.child)
    env['DBUS_SESSION_BUS_ADDRESS'] = bus.found
    children.push(start('openbox', [], env))
    for (const name of ['IsEnabled', 'ScreenReaderEnabled']) {
      const target = ['--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus']
      const method = ['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', name, '<true>']
      await run('gdbus', ['call', '--session', ...target, ...method], env)
    }
    const orca = start('/usr/bin/python3', ['-c', ORCA(preferences)], env, ['ignore', 'ignore', 'pipe', 'pipe'])
    children.push(orca)
    orca.stderr?.pipe(createWriteStream(join(home, 'errors')))
    const speech = listenTo(orca.stdio[3] as Readable)
    const since = Date.now()
    while (speech.said.length === 0) {
      if (orca.exitCode !== null || Date.now() - since > START_MS) throw new Error('Orca does not speak.')
      await sleep(100)
    }
    return { speech, env, home, stop }
  } catch (problem) {
    await stop()
    throw problem
  }
}
