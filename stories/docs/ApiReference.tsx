import { Markdown, Source } from '@storybook/addon-docs/blocks'
import document from 'virtual:openapi'
import { fieldsOf, operationsOf, type FieldRow, type Operation } from './readOpenApi.ts'
import { escaped } from './markdown.ts'

/** A list, because a table of long names is unreadable on a phone. */
function Fields({ title, rows }: { title: string; rows: readonly FieldRow[] }) {
  if (rows.length === 0) return <p>{title}: no fields.</p>
  const lines = rows.map(({ path, type, isRequired, meaning }) => {
    return `- \`${path}\`: ${escaped(type)}${isRequired ? ', required' : ''}. ${escaped(meaning)}`
  })
  return (
    <>
      <p>{title}:</p>
      <Markdown>{lines.join('\n')}</Markdown>
    </>
  )
}

const json = (value: unknown): string => JSON.stringify(value, undefined, 2)

function OneCall({ name, method, summary, isPersonal, sent, answer, examples }: Operation) {
  const where = method === 'GET' ? 'Sent in the query' : 'Sent as JSON'
  return (
    <>
      <Markdown>{`### ${name}\n\n\`${method} v1/${name}\`\n\n${escaped(summary)}`}</Markdown>
      {isPersonal && <p>A logged-in visitor’s call carries authToken. Status 401 asks to log in again.</p>}
      <Fields title={where} rows={fieldsOf(sent)} />
      <Fields title="Answered" rows={fieldsOf(answer)} />
      <details>
        <summary>Examples of {name}: request, answer, refusal</summary>
        {Object.entries(examples).map(([title, value]) => (
          <div key={title}>
            <p>{title}</p>
            <Source code={json(value)} language="json" />
          </div>
        ))}
      </details>
    </>
  )
}

export function ApiReference() {
  return document.tags.map(({ name, description }) => (
    <div key={name}>
      <Markdown>{`## ${name}\n\n${description}`}</Markdown>
      {operationsOf(document, name).map((one) => (
        <OneCall key={one.name} {...one} />
      ))}
    </div>
  ))
}
