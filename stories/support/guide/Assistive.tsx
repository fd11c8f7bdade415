import type { Guide } from '../guide.ts'
import * as css from './guide.css.ts'
import { Section } from './Section.tsx'
import { Table } from './Table.tsx'
import { Lines, Words } from './Words.tsx'
import { facts } from './facts.ts'

export function Keyboard({ guide }: { guide: Guide }) {
  return (
    <Section title="Keyboard">
      {guide.keyboard.length === 0 ? (
        <p className={css.text}>Nothing in it takes focus.</p>
      ) : (
        <Table
          label="Keyboard"
          head={['Key', 'What it does']}
          rows={guide.keyboard.map(({ keys, does }) => [
            <Keys key="keys" keys={keys} />,
            <Words key="does">{does}</Words>,
          ])}
        />
      )}
    </Section>
  )
}

/** @param keys such as 'Shift + Tab, Escape'. */
function Keys({ keys }: { keys: string }) {
  return keys.split(/( \+ |, | to )/).map((word, at) =>
    at % 2 === 1 ? (
      word
    ) : (
      <kbd key={at} className={css.key}>
        {word}
      </kbd>
    ),
  )
}

const MOST_PHRASES = 30

export function ScreenReader({ name, guide }: { name: string; guide: Guide }) {
  const { transcript = [] } = facts[name] ?? {}
  const phrases = transcript.filter((line) => !line.startsWith('end of '))
  const rest = phrases.length - MOST_PHRASES
  return (
    <Section title="Screen reader">
      <Lines lines={guide.accessibility} />
      <p className={css.text}>
        Read from top to bottom, recorded with a virtual screen reader; a test fails when a line changes. Ends of
        elements are left out, and wording varies by screen reader.
      </p>
      <details className={css.details} open>
        <summary className={css.summary}>{phrases.length} phrases</summary>
        <ol className={css.transcript}>
          {phrases.slice(0, MOST_PHRASES).map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
        {rest > 0 && (
          <p className={css.text}>
            {rest} more are in <code className={css.code}>stories/components/{name}/transcript.txt</code>.
          </p>
        )}
      </details>
    </Section>
  )
}
