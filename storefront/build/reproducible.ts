/**
 * Builds the shop and the design-system package a second time, and fails if one byte differs: otherwise budgets would
 * fail by chance, deploys without a change would empty visitors' caches, and nobody could verify what was published.
 * The second build changes everything that must not matter: folder, order of modules, day, time zone, language, fonts,
 * umask and threads. `node storefront/build/reproducible.ts` compares with `dist/` and `design-system/dist/`, so run
 * `npm run build` and `npm run build-design-system` first.
 * `--storybook` compares Storybook with `storybook-static/` from `npm run build-storybook`.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SCRATCH = join(ROOT, '.cache', 'reproducible')
/** Inside the project, because hard links work only within one disk. */
const COPY = join(SCRATCH, 'a-folder-whose-path-is-longer')

/** Where a package is packed, relative to the project or its copy. */
const TARBALL = join('.cache', 'tarball')

const OUTPUTS = ['.cache', '.data', '.git', 'dist', 'node_modules', 'sbom', 'storybook-static', 'test-results']
const isSource = (path: string): boolean => !OUTPUTS.includes(basename(path))

/** Hard links avoid copying a gigabyte. A symbolic link to the folder would keep the modules' original paths. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.isDirectory()) linkSync(source, target)
    // Tools write into their caches.
    else if (!/^\.(?:cache|vite)/.test(entry.name)) linkFiles(source, target)
  }
}

function copyProject(): void {
  rmSync(SCRATCH, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const name of readdirSync(ROOT).filter(isSource))
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true, filter: isSource })
  linkFiles(join(ROOT, 'node_modules'), join(COPY, 'node_modules'))
  // Share cards are by far the slowest part of a build, so only a few are drawn again.
  const cards = join('.cache', 'share-cards')
  if (existsSync(join(ROOT, cards))) cpSync(join(ROOT, cards), join(COPY, cards), { recursive: true })
  for (const card of globSync(join(COPY, cards, '0*.png'))) rmSync(card)
  writeFileSync(join(SCRATCH, 'fonts.conf'), OTHER_FONTS)
  // Storybook shows when a change was made, which it reads from git's history.
  const git = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: ROOT, encoding: 'utf8' })
  if (git.status === 0) writeFileSync(join(COPY, '.git'), `gitdir: ${git.stdout}`)
  const config = join(COPY, 'storefront', 'vite.config.ts')
  renameSync(config, config.replace('.config', '.config.original'))
  writeFileSync(config, REVERSED)
}

/** Loads modules in reverse alphabetical order. */
const REVERSED = `import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import config from './vite.config.original.ts'
const late = {
  name: 'late',
  enforce: 'pre',
  load: (id) => setTimeout(2 * Math.max(0, 122 - basename(id).toLowerCase().charCodeAt(0)), null),
}
export default { ...config, plugins: [late, ...config.plugins] }
`

/** Draws letters without smoothing. */
const OTHER_FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>
`

/** Runs first in every Node process of the copy: sets another day, and a strict umask. */
const ELSEWHERE = `import { isMainThread } from 'node:worker_threads'
const Today = Date
globalThis.Date = class extends Today {
  constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])) }
  static now() { return Today.now() + 400 * 86_400_000 }
}
if (isMainThread) process.umask(0o077)
`

const ENVIRONMENT = {
  FONTCONFIG_FILE: join(SCRATCH, 'fonts.conf'),
  LC_ALL: 'da_DK.UTF-8',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ELSEWHERE)}`,
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
  TZ: 'Pacific/Kiritimati',
  UV_THREADPOOL_SIZE: '1',
}

/** @throws its output if it fails. */
async function npm(root: string, ...args: string[]): Promise<void> {
  const child = spawn('npm', args, {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(root === COPY && ENVIRONMENT) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed in ${root}:\n${output}`)
}

async function pack(root: string): Promise<void> {
  rmSync(join(root, TARBALL), { recursive: true, force: true })
  mkdirSync(join(root, TARBALL), { recursive: true })
  await npm(root, 'pack', './design-system/dist', '--pack-destination', TARBALL)
}

const MOST_LINES = 20

function compare(folder: string): void {
  const [first, second] = [join(ROOT, folder), join(COPY, folder)]
  const { status, stdout, stderr } = spawnSync('diff', ['-rq', first, second], { encoding: 'utf8' })
  if (status === 0) console.log(`${folder}: the same bytes in both folders.`)
  else {
    const lines = `${stdout}${stderr}`.split('\n').slice(0, MOST_LINES).join('\n')
    console.error(`${lines}\nBoth are kept: ${folder} and ${relative(ROOT, second)}.`)
    process.exitCode = 1
  }
}

const isStorybook = process.argv.includes('--storybook')
const folders = isStorybook ? ['storybook-static'] : ['dist', join('design-system', 'dist')]
const missing = folders.filter((folder) => !existsSync(join(ROOT, folder)))
if (missing.length > 0) throw new Error(`There is nothing in ${missing.join(', ')} to compare with: build it first.`)
copyProject()
if (isStorybook) await npm(COPY, 'run', 'build-storybook')
else {
  const packCopy = async () => {
    await npm(COPY, 'run', 'build-design-system')
    await pack(COPY)
  }
  await Promise.all([pack(ROOT), packCopy(), npm(COPY, 'run', 'build')])
  folders.push(TARBALL)
}
for (const folder of folders) compare(folder)
if (!process.exitCode) rmSync(SCRATCH, { recursive: true })
