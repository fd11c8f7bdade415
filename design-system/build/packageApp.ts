import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkDependencies, PACKAGE } from './packed.ts'

const FILES = {
  'package.json': '{ "name": "empty", "private": true, "type": "module" }',
  'index.html':
    '<!doctype html><html lang="en"><head><title>Empty</title></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      module: 'nodenext',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      noUncheckedSideEffectImports: true,
      types: ['react', 'react-dom'],
    },
    files: ['main.tsx', 'own-styles.ts'],
  }),
  'own-reset.css': '@layer reset, aa; @layer reset { * { font: 400 16px "Anek Latin" } }',
  'own.css': '.mine button { padding-inline: 77px }',
  'main.tsx': `
import { Calendar, Dialog, Heading } from '${PACKAGE}'
import { Button, type ButtonProps } from '${PACKAGE}/Button'
import tokens from '${PACKAGE}/tokens.json' with { type: 'json' }
import { media } from '${PACKAGE}/styles'
import { color, space } from '${PACKAGE}/tokens'
import { oneLanguage } from '${PACKAGE}/vite'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'

export const look: ButtonProps['variant'] = 'secondary'
export const canvas: string = tokens.theme.light.surface.canvas.$value
export const values: string[] = [color.surface.canvas, space[4], media.wide]
export const plugin: string = oneLanguage().name
// @ts-expect-error A button cannot be busy and disabled: the package's types must refuse this line.
export const impossible = <Button busy="Please Wait..." disabledReason="Sold out">Book</Button>

const never = () => undefined
createRoot(document.getElementById('root')!).render(
  <main>
    <Heading level={1} size="title-l">Sets</Heading>
    <Button>Book</Button>
    <div className="mine"><Button>Wide</Button></div>
    <Suspense fallback="…">
      <Calendar label="Day" value="2026-12-12" onChange={never} previousLabel="Before" nextLabel="After" />
    </Suspense>
    <Dialog open={false} onClose={never} title="Pricing" closeLabel="Close">Prices</Dialog>
  </main>,
)
`,
  'with-own.ts': `import './own-reset.css'\nimport './own-styles.ts'\nimport './own.css'\n`,
  'entry.ts': `import '${PACKAGE}/styles.css'\nimport './own.css'\nimport './main.tsx'\n`,
  /** The same app with only the styles it uses, beside a reset of its own. */
  'own-styles.ts': `import '${PACKAGE}/foundation.css'
import '${PACKAGE}/brands/lotus-court.css'
${['Button', 'Calendar', 'Dialog', 'Heading'].map((name) => `import '${PACKAGE}/css/${name}'`).join('\n')}
import './main.tsx'
`,
} as const

/** Loads the styles of single components instead of all. */
export function loadOwnStyles(folder: string): void {
  writeFileSync(join(folder, 'index.html'), FILES['index.html'].replace('/main.tsx"', '/with-own.ts"'))
}

export function writeApp(folder: string): void {
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(join(folder, name), text.replace('/main.tsx"', '/entry.ts"'))
  linkDependencies(folder)
}
