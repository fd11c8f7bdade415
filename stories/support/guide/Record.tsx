import { facts, pages } from './facts.ts'
import type { Guide } from '../guide.ts'
import { guides } from '../guides.ts'
import * as css from './guide.css.ts'
import { Section } from './Section.tsx'
import { Table } from './Table.tsx'
import { Lines, namesIn, PageLink, PathLink, Words } from './Words.tsx'

const kB = (size: string) => (size === '–' ? 'nothing' : `${size} kB`)

export function Weight({ name }: { name: string }) {
  const weights = facts[name]?.weights ?? []
  return (
    <Section title="Weight">
      {weights.length === 0 ? (
        <p className={css.text}>It is not in the table of weights, which is written at a release.</p>
      ) : (
        <>
          <p className={css.text}>
            Script, minified and gzipped, without React. “Beyond the base” is what it adds to a page that has a button
            and the icons.
          </p>
          <Table
            label="Weight"
            head={['Component', 'Alone', 'Beyond the base', 'Fetched later', 'Limit', 'Styles', 'Made with']}
            rows={weights.map(({ component, alone, beyond, later, budget, styles, foundation }) => [
              component,
              kB(alone),
              kB(beyond),
              kB(later),
              `${budget} kB`,
              kB(styles),
              foundation,
            ])}
          />
        </>
      )}
    </Section>
  )
}

const MOST_CHANGES = 3

export function Changes({ name }: { name: string }) {
  const changes = facts[name]?.changes ?? []
  return (
    <Section title="Changes">
      {changes.length === 0 ? (
        <p className={css.text}>The changelog does not name it yet.</p>
      ) : (
        <ul className={css.list}>
          {changes.slice(0, MOST_CHANGES).map(({ version, text }) => (
            <li key={text}>
              <b>{version}:</b> <Words>{text}</Words>
            </li>
          ))}
          {changes.length > MOST_CHANGES && (
            <li>
              {changes.length - MOST_CHANGES} more are in the{' '}
              <PathLink path="?path=/docs/foundations-changelog--docs">changelog</PathLink>.
            </li>
          )}
        </ul>
      )}
    </Section>
  )
}

const namedBy = ({ use, avoid }: Guide) => [...use, ...avoid].flatMap(namesIn).map((one) => pages[one.name])

export function Related({ name, guide }: { name: string; guide: Guide }) {
  // Also those whose guides name this component, so that one of two links the other.
  const naming = guides.filter((other) => namedBy(other.guide).includes(name)).map((other) => other.name)
  const near = [...new Set([...namedBy(guide), ...naming])].filter((page) => page !== undefined && page !== name)
  const parts = (facts[name]?.parts ?? []).filter((part) => part in pages)
  const users = Object.keys(facts).filter((page) => facts[page]?.parts.some((part) => pages[part] === name))
  const rows = [
    { key: 'To use instead, or together', names: near },
    { key: 'Made of', names: parts },
    { key: 'Part of', names: users },
  ].filter(({ names }) => names.length > 0)
  return (
    <Section title="Related">
      {rows.length === 0 ? (
        <Lines lines={['It stands on its own.']} />
      ) : (
        <dl className={css.facts}>
          {rows.map(({ key, names }) => (
            <div key={key} className={css.fact}>
              <dt className={css.term}>{key}</dt>
              <dd className={css.links}>
                {names.map((one) => (
                  <PageLink key={one} name={one ?? ''} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
