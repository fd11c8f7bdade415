/** No engine runs here: a program in its place keeps what it is called with, and one in npm's place what the entry point asks. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'container-'))
afterAll(() => rmSync(folder, { recursive: true }))

const calls = join(folder, 'calls')
function standIn(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "${name} $*" >> "${calls}"\n`)
  chmodSync(path, 0o755)
  return path
}
const called = (): string[] => {
  const lines = readFileSync(calls, 'utf8').trim().split('\n')
  rmSync(calls)
  return lines
}

const ROOT = join(import.meta.dirname, '../..')
const file = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8')
const of = (instruction: string): string => new RegExp(`^${instruction} (.*)`, 'm').exec(file)?.[1] ?? ''

test('the engine builds the file that is here, and runs it with the repository in the file’s folder', () => {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'container.ts'), '--only', 'Badge'], {
    env: { ...process.env, ENGINE: standIn('engine') },
  })
  const [build = '', run = ''] = called()
  expect(status).toBe(0)
  const [, dockerfile = '', context] = / --file (\S+) (\S+)$/.exec(build) ?? []
  expect(existsSync(dockerfile)).toBe(true)
  expect(context).toBe(import.meta.dirname)
  expect(run).toContain(`--volume ${ROOT}:${of('WORKDIR')} `)
  expect(run).toMatch(/ aperture-acres-pictures --only Badge$/)
  expect(file).toContain(`--add safe.directory ${of('WORKDIR')}`)
})

test('the entry point installs what the lockfile says and hands its arguments on', () => {
  standIn('npm')
  const [command = '', ...words] = JSON.parse(of('ENTRYPOINT')) as string[]
  spawnSync(command, [...words, '--only', 'Badge/States/high contrast'], {
    env: { PATH: `${folder}:${process.env['PATH']}` },
  })
  expect(called()).toEqual([expect.stringMatching(/^npm ci /), 'npm run visual -- --only Badge/States/high contrast'])
})

test('its Node is the project’s', () => {
  const major = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim().split('.')[0]
  expect(of('FROM')).toMatch(new RegExp(`^node:${major}-`))
})
