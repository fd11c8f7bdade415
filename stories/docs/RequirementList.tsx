/** The requirements and the end-to-end tests that name them, read from the list and the tests when Storybook is built. */
import { Markdown } from '@storybook/addon-docs/blocks'
import { readRequirements, readTests, type Requirement } from '../../.ci/requirements.ts'
import list from '../../storefront/e2e/requirements.tsv?raw'
import { escaped, table } from './markdown.ts'

const sources = import.meta.glob<string>('../../storefront/e2e/**/*.spec.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const groups = Map.groupBy(readRequirements(list), ({ group }) => group)

/** By id: `file: title`. */
const tests = new Map<string, string[]>()
for (const [path, source] of Object.entries(sources)) {
  const file = path.replace('../../storefront/e2e/', '')
  for (const { title, ids } of readTests(source))
    for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), `\`${file}\`: ${escaped(title)}`])
}

const rowOf = ({ id, text }: Requirement) => [`\`${id}\``, escaped(text), tests.get(id)?.join('<br/>') ?? 'none']

export function RequirementList() {
  return [...groups].map(([group, requirements]) => (
    <Markdown key={group}>
      {[`## ${group}`, '', table(['Id', 'Requirement', 'End-to-end tests'], requirements.map(rowOf))].join('\n')}
    </Markdown>
  ))
}
