/** What a component must do for the people who use it, with the tests that prove it. */
import { EVERYWHERE, type Criterion } from '../../acceptance/criteria.ts'
import { ACCEPTANCE } from '../../acceptance/index.ts'
import { type Proof, storyIdOf, storyTitleOf, testTitleOf, wordsOf } from '../proofs.ts'
import * as css from './guide.css.ts'
import { Section } from './Section.tsx'
import { PathLink } from './Words.tsx'

export function Acceptance({ name }: { name: string }) {
  const own = ACCEPTANCE[name] ?? []
  return (
    <Section title="Acceptance criteria">
      <p className={css.text}>
        What {name} must do for the people who use it. Each line is proved by the tests under it, and{' '}
        <code className={css.code}>stories/acceptance/acceptance.test.ts</code> fails when one of them is gone.
      </p>
      <Criteria criteria={own} />
      <details className={css.details}>
        <summary className={css.summary}>Like every component</summary>
        <Criteria criteria={EVERYWHERE} />
      </details>
    </Section>
  )
}

function Criteria({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ul className={css.list}>
      {criteria.map(({ of = 'It', must, proofs }) => (
        <li key={`${of} ${must}`}>
          {of} must {must}.
          <ul className={css.proofs}>
            {proofs.map((proof) => (
              <li key={wordsOf(proof)}>
                <ProofWords proof={proof} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function ProofWords({ proof }: { proof: Proof }) {
  switch (proof.kind) {
    case 'story':
      return (
        <>
          Story <PathLink path={`?path=/story/${storyIdOf(proof)}`}>{storyTitleOf(proof.name)}</PathLink>
        </>
      )
    case 'transcript':
      return <>A screen reader says “{proof.lines.join(' / ')}”</>
    case 'test':
      return (
        <>
          “{testTitleOf(proof)}” in <code className={css.code}>{proof.file}</code>
        </>
      )
    case 'check':
      return (
        <>
          <code className={css.code}>{proof.file}</code>, {proof.what}
        </>
      )
  }
}
