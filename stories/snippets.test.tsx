// @vitest-environment jsdom
/** The code on each component's docs page has to compile against the package, as a reader would paste it. */
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { inFull, type Story } from './support/defaultStory.tsx'
import { OWN_ENTRY, PACKAGE } from '../.storybook/packageImports.ts'
import { names, snippetOf } from './support/snippet.ts'

interface Written {
  written?: Record<string, string>
  snippet?: string
}

vi.mock('../.storybook/preview.tsx', () => import('./support/plainPreview.ts'))

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.cache/snippets')

const config = (files: readonly string[]) => ({
  extends: '../../tsconfig.json',
  compilerOptions: {
    noUnusedLocals: false,
    paths: {
      [PACKAGE]: ['../../design-system/index.ts'],
      ...Object.fromEntries(
        [...OWN_ENTRY].map((name) => [`${PACKAGE}/${name}`, [`../../design-system/components/${name}/${name}.tsx`]]),
      ),
    },
  },
  include: [],
  exclude: [],
  files,
})

/** @returns the compiler's complaints. */
async function complaints(snippets: Readonly<Record<string, string>>): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, code] of Object.entries(snippets)) writeFileSync(join(FOLDER, `${name}.tsx`), code)
  const files = Object.keys(snippets).map((name) => `${name}.tsx`)
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config(files)))
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', FOLDER])
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

const modules = import.meta.glob<Story>('./components/*/*.stories.tsx', { eager: true, import: 'Default' })
const snippets = Object.fromEntries(
  Object.entries(modules).map(([path, story]) => {
    const { args, component, parameters } = inFull(story)
    const { snippet, written } = parameters as Written
    const page = basename(path, '.stories.tsx')
    return [page, snippet ?? snippetOf({ name: names.get(component) ?? page, args, written })]
  }),
)

it('compiles every snippet, and no unknown prop', { timeout: 120_000 }, async () => {
  expect(Object.keys(snippets).length).toBeGreaterThan(80)
  const wrong = `import { Button } from '${PACKAGE}'\n\n<Button colour="red">Book</Button>\n`
  const found = (await complaints({ ...snippets, Wrong: wrong }))
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith(' '))
  expect(found.filter((line) => !line.startsWith('Wrong.tsx') && !line.includes('/Wrong.tsx'))).toEqual([])
  expect(found.join('\n')).toContain("Type '{ colour: string")
})

it.each(Object.entries(snippets))('shows nothing of the workshop in the code of %s', (_, code) => {
  expect(code).not.toMatch(/StateSheet|function Mock|\[object|data:|\bfn\(|Controlled/)
  expect(code.split('\n').length).toBeLessThan(90)
})

it.each(Object.entries(modules))('starts %s with a live instance', (_, story) => {
  const { play, args } = inFull(story)
  expect(play, 'Default plays nothing').toBeUndefined()
  expect(Object.keys(args), 'Default runs by the clock of its reader').not.toContain('timer')
})

it('writes a controlled component with its state', () => {
  expect(snippets['OtpInput']).toBe(`import { useState } from 'react'
import { OtpInput } from '${PACKAGE}'

export function Example() {
  const [value, setValue] = useState('')
  return (
    <OtpInput
      label="5-digit code sent to this number"
      value={value}
      onChange={setValue}
    />
  )
}
`)
})

it('follows the controls', () => {
  expect(snippetOf({ name: 'Button', args: { children: 'Book', size: 'large', onClick: () => {} } })).toBe(
    `import { Button } from '${PACKAGE}'\n\n<Button size="large" onClick={() => {}}>Book</Button>\n`,
  )
})
