import { globSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { EVERYTHING, TOOLS } from './steps.ts'

const ROOT = join(import.meta.dirname, '..')

/** Files that a step only reads as text are not listed. */
const BEGINS: Readonly<Record<string, readonly string[]>> = {
  Package: ['design-system/build/build.ts', 'design-system/index.ts'],
  'Package in an app': ['design-system/build/package.ts', 'design-system/index.ts'],
  'Package on a server': ['design-system/consumer/consumer.ts', 'design-system/index.ts'],
  Build: [
    'storefront/build/build.ts',
    'storefront/vite.config.ts',
    'storefront/client.tsx',
    'storefront/prerender/render.tsx',
  ],
  Reproducible: ['storefront/build/reproducible.ts'],
  'Rendered pages': ['storefront/build/prerendered.ts'],
  'Oldest browsers': ['storefront/build/oldestBrowsers.ts'],
  'First load': ['storefront/build/first-load.ts'],
  'End to end': ['storefront/e2e/playwright.config.ts', ...globSync('storefront/e2e/*.spec.ts', { cwd: ROOT })],
}

/** Includes indirect imports. */
async function modulesOf(entries: readonly string[]): Promise<string[]> {
  const bundle = await rolldown({
    input: entries.map((path) => join(ROOT, path)),
    cwd: ROOT,
    logLevel: 'silent',
    external: (id) => !/^[./]/.test(id) || !/\.(?:[cm]?[jt]sx?)$/.test(id),
  })
  const { output } = await bundle.generate({})
  await bundle.close()
  const ids = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return ids.filter(isAbsolute).map((id) => relative(ROOT, id))
}

it.each(EVERYTHING.filter(({ ignores }) => ignores))(
  '$name imports nothing that it ignores',
  async ({ name, ignores }) => {
    const entries = BEGINS[name]
    if (!entries) throw new Error(`Say in .ci/steps.test.ts where ${name} begins.`)
    const modules = await modulesOf(entries)
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.filter((path) => ignores!.test(path))).toEqual([])
  },
)

it.each([['npm test', EVERYTHING] as const, ['npm run test:tools', TOOLS] as const])(
  '%s has each step once, after those that it needs',
  (_, steps) => {
    const names = steps.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const [at, { needs = [] }] of steps.entries())
      expect(names.slice(0, at)).toEqual(expect.arrayContaining([...needs]))
  },
)
