import { Markdown } from '@storybook/addon-docs/blocks'
import { type Proof, storyIdOf, storyTitleOf } from '../support/proofs.ts'
import type { Judged, Verdict } from './conformance/criteria.ts'
import { LEVELS } from './conformance/report.ts'
import { escaped, table } from './markdown.ts'

const VERDICTS: Readonly<Record<Verdict, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
}

function proofText(proof: Proof): string {
  switch (proof.kind) {
    case 'story':
      return `Story [${proof.component}, ${storyTitleOf(proof.name)}](?path=/story/${storyIdOf(proof)})`
    case 'test':
      return `\`${proof.file}\`: ${escaped(proof.title)}`
    case 'transcript':
      return escaped(`Transcript ${proof.name}: “${proof.lines.join(' / ')}”`)
    case 'check':
      return `\`${proof.file}\`: ${escaped(proof.what)}`
  }
}

function criterionText({ criterion, verdict, remark, proofs, unheard }: Judged): string {
  return [
    `### ${criterion}`,
    '',
    `**${VERDICTS[verdict]}.** ${escaped(remark)}`,
    '',
    ...(unheard === undefined ? [] : [`**Not evaluated:** how NVDA, JAWS, VoiceOver and TalkBack ${unheard}.`, '']),
    ...proofs.map((proof) => `- ${proofText(proof)}`),
    '',
  ].join('\n')
}

const countOf = (criteria: readonly Judged[], verdict: Verdict) =>
  String(criteria.filter((one) => one.verdict === verdict).length)

export function CriterionCounts() {
  const verdicts = Object.keys(VERDICTS) as Verdict[]
  const rows = LEVELS.map(({ title, criteria }) => [title, ...verdicts.map((verdict) => countOf(criteria, verdict))])
  return <Markdown>{table(['Level', ...Object.values(VERDICTS)], rows)}</Markdown>
}

export function CriterionList() {
  return LEVELS.map(({ title, criteria }) => (
    <Markdown key={title}>{[`## ${title}`, '', ...criteria.map(criterionText)].join('\n')}</Markdown>
  ))
}
