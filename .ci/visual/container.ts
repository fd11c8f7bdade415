/**
 * `npm run visual:container -- --only Badge`: photographs and compares in a Linux x64 container, where the pinned Chromium
 * runs. The report and the accepted pictures are files of this folder, so deciding needs no container. `ENGINE=podman`
 * takes another engine than Docker.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const IMAGE = 'aperture-acres-pictures'
const ENGINE = process.env['ENGINE'] ?? 'docker'
const PLATFORM = ['--platform', 'linux/amd64']

function run(...args: string[]): number {
  const { status, error } = spawnSync(ENGINE, args, { cwd: ROOT, stdio: 'inherit' })
  if (error) {
    console.error(
      `${ENGINE} could not be started (${error.message}). Install it, or run the workflow "Pictures" on your branch.`,
    )
    process.exit(1)
  }
  return status ?? 1
}

const built = run(
  'build',
  ...PLATFORM,
  '--tag',
  IMAGE,
  '--file',
  join(import.meta.dirname, 'Dockerfile'),
  import.meta.dirname,
)
if (built !== 0) process.exit(built)
const folders = ['--volume', `${ROOT}:/work`, '--volume', `${IMAGE}-modules:/work/node_modules`]
const taken = run('run', '--rm', ...PLATFORM, '--shm-size', '1g', ...folders, IMAGE, ...process.argv.slice(2))
if (taken !== 0) console.log('To look and decide: npm run visual -- --decide')
process.exit(taken)
