import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, it } from 'vitest'

it('has no file named like a package, which Vite’s development server would take for the package', () => {
  const packages = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const names = readdirSync(import.meta.dirname).map((file) => parse(file).name)
  expect(Object.keys(packages.dependencies).filter((name) => names.includes(name))).toEqual([])
})
