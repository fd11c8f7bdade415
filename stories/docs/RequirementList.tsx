import { Markdown } from '@storybook/addon-docs/blocks'
import proofs from 'virtual:requirement-proofs'
import type { Proof } from '../../storefront/requirements/requirementProofs.ts'
import { GROUPS, readRequirements, type Requirement } from '../../storefront/requirements/requirements.ts'
import list from '../../storefront/e2e/requirements.tsv?raw'
import { escaped, table } from './markdown.ts'

const groups = Map.groupBy(readRequirements(list), ({ group }) => group)

const proved = new Map<string, string[]>()
for (const proof of proofs) for (const id of proof.ids) proved.set(id, [...(proved.get(id) ?? []), textOf(proof)])

function textOf({ file, title, story }: Proof): string {
  const name = story === undefined ? escaped(title) : `[${escaped(title)}](?path=/story/${story})`
  return `\`${file}\`: ${name}`
}

const rowOf = ({ id, text }: Requirement) => [`\`${id}\``, escaped(text), proved.get(id)?.join('<br/>') ?? 'none']

export function RequirementList() {
  return [...groups].map(([group, requirements]) => (
    <Markdown key={group}>
      {[
        `## ${GROUPS[group] ?? group} (${group})`,
        '',
        table(['Id', 'Requirement', 'Proved by'], requirements.map(rowOf)),
      ].join('\n')}
    </Markdown>
  ))
}
