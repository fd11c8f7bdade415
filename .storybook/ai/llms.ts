/** Writes `llms.txt` (llmstxt.org) and the pages that it links. */
import type { Plugin } from 'vite'
import { described, type Described } from './described.ts'
import { PACKAGE, pageOf } from './markdown.ts'

const HEAD = `# Aperture Acres design system

> React components in TypeScript of a photo and film studio that is booked online: \`${PACKAGE}\`.

- Import components from \`${PACKAGE}\`, and once \`${PACKAGE}/styles.css\`.
- Use only the props that a component's page lists. There is no \`className\` and no \`style\`: what can differ is a prop.
- Texts are passed in by the caller, also those for screen readers.
- Links are given as addresses (\`href\`); the package knows no router.
`

export function llmsTxt(components: readonly Described[]): string {
  const lines = components.map(({ name, guide }) => `- [${name}](llms/${name}.md): ${guide.purpose}`)
  return [HEAD, '## Components', '', ...lines, ''].join('\n')
}

export function llmsPlugin(): Plugin {
  return {
    name: 'llms',
    apply: 'build',
    async generateBundle() {
      const components = await described()
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsTxt(components) })
      for (const component of components)
        this.emitFile({ type: 'asset', fileName: `llms/${component.name}.md`, source: pageOf(component) })
    },
  }
}
