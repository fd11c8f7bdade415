/**
 * Packs the built design system and installs it into an empty Vite app, which is type-checked, built and opened in a browser.
 * Runs publint, are-the-types-wrong and the budget of every component. Needs no network.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build, preview } from 'vite'
import { bundleWeight } from './bundleWeight.ts'
import { publicModules, VALUE_MODULES } from './publicModules.ts'
import { oneLanguage } from './oneLanguage.ts'
import { overBudget, weighComponents } from './weights.ts'
import { launchBrowser } from '../../.ci/browser.ts'
import { loadOwnStyles, writeApp } from './packageApp.ts'
import { DIST, install, installLowestReact, MODULES, need, PACKAGE, say } from './packed.ts'

function checkStyles(app: string): void {
  const place = join(app, 'node_modules', PACKAGE)
  const left = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|ts|json)$/.test(name) && needsVanilla(join(place, name)),
  )
  need(left.length === 0, `vanilla-extract is left in ${left.join(', ')}`)
}

/** Either it imports vanilla-extract, or an app's own vanilla-extract would process it. */
const needsVanilla = (path: string) =>
  path.endsWith('.css.js') || /["']@vanilla-extract/.test(readFileSync(path, 'utf8'))

async function lint(tarball: string): Promise<void> {
  const data = readFileSync(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(data).buffer }, strict: true })
  need(messages.length === 0, `publint: ${messages.map((message) => formatMessage(message, pkg)).join('\n')}`)
  say('publint found nothing')
  const entrypoints = [
    '.',
    './vite',
    ...[...VALUE_MODULES.keys(), ...publicModules().keys()].map((name) => `./${name}`),
  ]
  const { problems = [] } = (await checkPackage(createPackageFromTarballData(new Uint8Array(data)), {
    entrypoints,
  })) as { problems?: Wrong[] }
  // The package only supports bundlers: no `require`, no Node 10.
  const wrong = problems.filter(
    ({ kind, resolutionKind }) => kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10',
  )
  need(wrong.length === 0, `are-the-types-wrong: ${JSON.stringify(wrong, null, 2)}`)
  say('are-the-types-wrong found nothing')
}

type Wrong = { kind: string; resolutionKind?: string }

async function tryOut(app: string): Promise<void> {
  execFileSync(process.execPath, [join(MODULES, 'typescript', 'bin', 'tsc'), '-p', app], { stdio: 'inherit' })
  say('type-checked')
  await buildAndLook(app)
  say('built by Vite, and rendered')
  const lowest = installLowestReact(app)
  loadOwnStyles(app)
  const { peerDependencies } = JSON.parse(readFileSync(join(app, 'node_modules', PACKAGE, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>
  }
  need(
    peerDependencies['react'] === `^${lowest}`,
    `The package takes React ${peerDependencies['react']}, and is tried with ${lowest}.`,
  )
  await buildAndLook(app)
  say(`built and rendered with React ${lowest}, and the styles of single components`)
}

async function buildAndLook(app: string): Promise<void> {
  await build({
    root: app,
    // Other packages are symbolic links, and would find this repository's React.
    resolve: { dedupe: ['react', 'react-dom'] },
    configFile: false,
    logLevel: 'error',
    plugins: [oneLanguage()],
    build: { target: 'es2023' },
  })
  await look(app)
}

async function look(app: string): Promise<void> {
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ colorScheme: 'light' })
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (problem) => problems.push(problem.message))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    const button = page.getByRole('button', { name: 'Book' })
    await button.waitFor()
    const style = (name: string) =>
      button.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
    need(
      (await style('background-color')) === 'rgb(253, 177, 23)',
      `The button is not marigold but ${await style('background-color')}.`,
    )
    need(((await button.boundingBox())?.height ?? 0) >= 48, 'The button is lower than 48 px.')
    need((await style('transition-duration')) !== '0s', 'The button changes without a transition.')
    need((await style('font-family')).includes('Anek Latin'), 'The button is not set in Anek Latin.')
    need(
      await page.evaluate(() =>
        document.fonts.ready.then(
          (fonts) => fonts.check('16px "Anek Latin"') && [...fonts].some(({ status }) => status === 'loaded'),
        ),
      ),
      'The fonts did not come with the package.',
    )
    const own = page.getByRole('button', { name: 'Wide' })
    need(
      (await own.evaluate((element) => getComputedStyle(element).paddingInlineStart)) === '77px',
      'A style outside the cascade layers does not win over one inside.',
    )
    await page.getByRole('button', { name: /12 December 2026/ }).waitFor()
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    need(
      (await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--aa-surface-canvas').trim(),
      )) === '#001e16',
      'The dark theme does not apply.',
    )
    need(problems.length === 0, `Errors in the console: ${problems.join('\n')}`)
  } finally {
    await browser.close()
    await server.close()
  }
}

const app = mkdtempSync(join(tmpdir(), 'package-'))
try {
  const tarball = install(app)
  checkStyles(app)
  await lint(tarball)
  writeApp(app)
  await tryOut(app)
  const installed = join(app, 'node_modules', PACKAGE)
  const one = await bundleWeight(
    `import { SkipLink } from '${installed}/index.js'; globalThis.one = SkipLink`,
    installed,
  )
  need(
    one.first < 0.5,
    `One small component from the root weighs ${one.first.toFixed(1)} kB: something there has side effects.`,
  )
  const { weights } = await weighComponents(DIST)
  const over = overBudget(weights)
  need(over.length === 0, over.join('\n'))
  say(
    `${publicModules().size} components within their budgets, the heaviest ${weights[0]?.component} with ${weights[0]?.beyond.toFixed(1)} kB`,
  )
} finally {
  rmSync(app, { recursive: true, force: true })
}
