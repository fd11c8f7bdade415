/**
 * Pages under stories/docs link to files, as GitHub expects. In Storybook a link leads to the page of that file, or
 * becomes plain text if there is none. SVG drawings beside a page are inlined.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../stories/docs')

interface Node {
  type: string
  url?: string
  children?: Node[]
}

function idOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const source = readFileSync(path, 'utf8')
  const meta = path.endsWith('.mdx')
    ? /<Meta [^>]*\bid="([^"]+)"/
    : /preview\.meta\(\{\s*title: '[^']+',\s*id: '([^']+)'/
  return meta.exec(source)?.[1]
}

/** @param url such as `./Payments.mdx#sandbox`. @returns undefined if Storybook has no such page. */
export function addressIn(url: string): string | undefined {
  if (/^(?:https?:|mailto:|#|\?)/.test(url)) return url
  const [file = '', anchor] = url.split('#')
  const id = idOf(join(DOCS, file))
  if (id === undefined) return undefined
  return `?path=/docs/${id}--docs${anchor === undefined ? '' : `#${anchor}`}`
}

function resolved(node: Node): Node[] {
  const children = node.children?.flatMap(resolved)
  if (node.type === 'image' && node.url?.startsWith('./'))
    return [
      Object.assign(node, {
        url: `data:image/svg+xml,${encodeURIComponent(readFileSync(join(DOCS, node.url), 'utf8'))}`,
      }),
    ]
  if (node.type !== 'link' || node.url === undefined) return [children ? Object.assign(node, { children }) : node]
  const url = addressIn(node.url)
  return url === undefined ? (children ?? []) : [Object.assign(node, { url, children })]
}

export const docsLinks = () => (tree: Node) => void resolved(tree)
