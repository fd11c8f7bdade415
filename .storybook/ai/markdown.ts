import type { Documented } from '../docgen/extract.ts'
import type { Prop } from '../docgen/prop.ts'
import { ruleOf } from '../../stories/support/guide.ts'
import type { Described } from './described.ts'

export const PACKAGE = '@aperture-acres/design-system'
/** Lazy in the main entry point; imported from their own, they need no Suspense. */
export const OWN_ENTRY = new Set(['Calendar', 'Lightbox', 'Prose'])

export const importOf = ({ name, parts }: Described) =>
  `import { ${parts.map((part) => part.name).join(', ')} } from '${PACKAGE}${OWN_ENTRY.has(name) ? `/${name}` : ''}'`

const bullets = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`### ${title}`, '', ...lines.map((line) => `- ${line}`), '']

export function guideText({ guide }: Described): string {
  return [
    ...bullets('When to use it', guide.use),
    ...bullets('When not to', guide.avoid),
    ...bullets(
      'Keyboard',
      guide.keyboard.map(({ keys, does }) => `${keys}: ${does}`),
    ),
    ...bullets('Accessibility', guide.accessibility),
    ...bullets('Words', guide.content),
    ...bullets(
      'Do',
      guide.dos.map((rule) => ruleOf(rule).text),
    ),
    ...bullets(
      'Don’t',
      guide.donts.map((rule) => ruleOf(rule).text),
    ),
  ]
    .join('\n')
    .trim()
}

/** A list of values is shown in full, and other named types by their declarations. */
export function typeOf({ type, detail, kind }: Prop): { type: string; declarations?: string } {
  if (!detail) return { type }
  return kind === 'choice' ? { type: detail } : { type, declarations: detail }
}

function propLine(prop: Prop): string {
  const { name, required, initial, description } = prop
  const { type, declarations } = typeOf(prop)
  const notes = [required ? 'required' : '', initial === undefined ? '' : `default \`${initial}\``].filter(Boolean)
  const line = `- \`${name}\`: \`${type}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}. ${description}`
  if (!declarations) return line
  return [line, '', '  ```ts', ...declarations.split('\n').map((one) => (one ? `  ${one}` : '')), '  ```', ''].join(
    '\n',
  )
}

const partText = ({ name, description, props }: Documented) =>
  [`## ${name}`, '', ...(description ? [description, ''] : []), ...props.map(propLine)].join('\n')

export const pageOf = (component: Described) =>
  [
    `# ${component.name}`,
    component.guide.purpose,
    ['```tsx', importOf(component), '```'].join('\n'),
    `Status: ${component.guide.status}`,
    ...component.parts.map(partText),
    '## Guide',
    guideText(component),
    '',
  ].join('\n\n')
