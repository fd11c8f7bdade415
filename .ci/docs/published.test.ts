import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { gapsInManifest, namingFolders } from './published.ts'

const folder = mkdtempSync(join(tmpdir(), 'published-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'manifests'))
mkdirSync(join(folder, 'assets'))

it('finds folders of the building machine', () => {
  writeFileSync(join(folder, 'assets/a.js'), 'const file = "/builds/project/design-system/Button.tsx"')
  writeFileSync(join(folder, 'assets/b.js'), 'const file = "design-system/Button.tsx"')
  expect(namingFolders(folder, ['/builds/project'])).toEqual(['assets/a.js names /builds/project'])
})

it('finds components that the manifest lacks or leaves bare', () => {
  const page = (id: string) => ({ id: `${id}--docs`, importPath: `./stories/components/${id}.stories.tsx` })
  const entries = {
    a: page('button'),
    b: page('badge'),
    c: { ...page('home'), importPath: './stories/pages/Home.tsx' },
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }))
  writeFileSync(
    join(folder, 'manifests/components.json'),
    JSON.stringify({ components: { button: { name: 'Button', summary: 'Acts.' } } }),
  )
  expect(gapsInManifest(folder)).toEqual(['The manifest has no badge', 'The manifest says too little of Button'])
})
