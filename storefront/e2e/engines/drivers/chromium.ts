import { chromium } from 'playwright'
import { BROWSER_ARGS } from '../../../../.ci/browser.ts'
import type { Driver, Window } from '../driver.ts'

export async function launchChromium(executablePath: string, window: Window): Promise<Driver> {
  const { width, height, dark = false, reducedMotion = false, scripts = true } = window
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    // `processes.ts` handles signals, and Playwright then closes its browser.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: scripts,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    async evaluate(expression) {
      const answer = await page.evaluate<unknown>(`JSON.stringify(${expression})`)
      return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : undefined
    },
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    resize: (toWidth, toHeight) => page.setViewportSize({ width: toWidth, height: toHeight }),
    screenshot: () => page.screenshot({ animations: 'allow', caret: 'initial' }),
    problems,
    close: () => browser.close(),
  }
}
