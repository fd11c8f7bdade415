/**
 * How the design tokens files combine (DTCG Resolver 2025.10): first a brand's file with all its themes, then the
 * chosen theme under the names that components use.
 */
import { BRANDS } from './brands.ts'
import { apertureAcres } from './brands/apertureAcres.ts'
import { designTokens, type TokenNode } from './dtcg.ts'

const isNode = (value: unknown): value is TokenNode => typeof value === 'object' && value !== null

/** `{theme.light.surface.canvas}` for each token below. */
function aliases(node: TokenNode, path: string, inherited?: unknown): TokenNode {
  const type = node['$type'] ?? inherited
  if ('$value' in node) return { $type: type, $value: `{${path}}` }
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, child]) =>
      name.startsWith('$') || !isNode(child) ? [] : [[name, aliases(child, `${path}.${name}`, type)]],
    ),
  )
}

export function resolver(): TokenNode {
  const themes = Object.entries(designTokens()['theme'] as Record<string, TokenNode>)
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Aperture Acres design system',
    version: '2025.10',
    modifiers: {
      brand: {
        contexts: Object.fromEntries(
          BRANDS.map(({ id }) => [id, [{ $ref: id === apertureAcres.id ? 'tokens.json' : `brands/${id}.json` }]]),
        ),
        default: apertureAcres.id,
      },
      theme: {
        contexts: Object.fromEntries(themes.map(([name, tokens]) => [name, [aliases(tokens, `theme.${name}`)]])),
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/modifiers/brand' }, { $ref: '#/modifiers/theme' }],
  }
}
