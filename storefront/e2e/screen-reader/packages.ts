import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

export const BROWSERS = ['firefox', 'chromium'] as const
export type Browser = (typeof BROWSERS)[number]

/** Programs that start a browser, in order of preference. */
const PROGRAMS: Readonly<Record<Browser, readonly string[]>> = {
  firefox: ['firefox-esr', 'firefox'],
  chromium: ['chromium', 'google-chrome'],
}

const NEEDED: readonly (readonly [program: string, packages: string])[] = [
  ['orca', 'orca python3-pyatspi python3-gi gir1.2-atspi-2.0 gir1.2-wnck-3.0 gir1.2-gtk-3.0'],
  ['Xvfb', 'xvfb x11-xkb-utils'],
  ['dbus-daemon', 'dbus dbus-x11 at-spi2-core libatk-adaptor'],
  ['gdbus', 'libglib2.0-bin'],
  ['openbox', 'openbox fonts-dejavu-core'],
  ['xdotool', 'xdotool'],
]

function inPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

export function programOf(browser: Browser): string | undefined {
  return PROGRAMS[browser].map(inPath).find((path) => path !== undefined)
}

export function aptLine(
  browsers: readonly Browser[],
  isThere = (name: string) => inPath(name) !== undefined,
): string | undefined {
  const missing = [
    ...NEEDED.filter(([program]) => !isThere(program)).map(([, packages]) => packages),
    ...browsers.filter((browser) => !PROGRAMS[browser].some(isThere)).map((browser) => PROGRAMS[browser][0]),
  ]
  if (missing.length === 0) return undefined
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  return `${sudo}apt-get install -y --no-install-recommends ${missing.join(' ')}`
}

export function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return /\d+(?:\.\d+)+\S*/.exec(stdout)?.[0] ?? '?'
}
