import { existsSync } from 'node:fs'
import { findBrowser, findOldest } from '../../../.ci/browser.ts'
import { findProgram } from '../debianPackages.ts'
import type { Engine } from './driver.ts'
import { launchFirefox } from './drivers/bidi.ts'
import { launchChromium } from './drivers/chromium.ts'
import { launchWebKit, WEBKITGTK, WPE } from './drivers/webdriver.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

function lacking(paths: readonly string[], programs: readonly string[] = []): Promise<string | undefined> {
  const lost = paths.find((path) => !existsSync(path)) ?? programs.find((name) => !findProgram(name))
  return Promise.resolve(lost && `${lost} is not installed`)
}

export const REFERENCE: Engine = {
  id: 'chromium',
  name: 'Chromium, pinned',
  packages: [],
  missing: () => Promise.resolve(undefined),
  launch: async (window) => launchChromium(await findBrowser(), window),
}

/** Rounds line heights down as WebKit does, to tell which differences are only rounding. */
export const REFERENCE_WITH_WHOLE_LINES: Engine = {
  ...REFERENCE,
  id: 'chromium-whole-lines',
  name: 'Chromium, pinned, with lines of whole pixels',
  withWholeLines: true,
}

export const ENGINES: readonly Engine[] = [
  REFERENCE,
  {
    id: 'chromium-107',
    name: 'Chromium 107',
    packages: [],
    missing: async () => ((await findOldest()) ? undefined : 'its package runs on Linux x64 only'),
    launch: async (window) => launchChromium((await findOldest()) ?? '', window),
  },
  {
    id: 'firefox',
    name: 'Firefox',
    packages: ['firefox-esr'],
    missing: () =>
      Promise.resolve(FIREFOX.some((path) => existsSync(path)) ? undefined : 'firefox-esr is not installed'),
    launch: (window) => launchFirefox(FIREFOX.find((path) => existsSync(path)) ?? '', window),
  },
  {
    id: 'webkitgtk',
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isWebKit: true,
    missing: () => lacking([WEBKITGTK.browser], [WEBKITGTK.program, 'Xvfb']),
    launch: (window) => launchWebKit(WEBKITGTK, window),
  },
  {
    id: 'wpe',
    name: 'WPE of Safari 16.0',
    packages: ['wpewebkit-driver', 'libwpewebkit-1.1-0', 'libwpebackend-fdo-1.0-1'],
    cannot: {
      phone: 'its window is always 1280 × 720',
      'reduced-motion': 'it reads no such setting',
    },
    // Safari 16.0 reports that react-aria removes an empty style attribute after a press.
    knownViolation: /style-src-attr.*assets\/Calendar-/,
    // It reads no system setting, so only the shop's own control is tested.
    instead: { dark: { dark: false } },
    isWebKit: true,
    missing: () => lacking([WPE.browser], [WPE.program]),
    launch: (window) => launchWebKit(WPE, window),
  },
]
