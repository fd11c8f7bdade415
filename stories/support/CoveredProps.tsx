/** A props table for each further component that a page documents: `parameters.covered`. */
import { PureArgsTable, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useMemo } from 'react'
import { withProps } from '../../.storybook/docgen/argTypes.ts'
import { Section } from './guide/Section.tsx'

type Rows = Extract<ComponentProps<typeof PureArgsTable>, { rows: object }>['rows']

function PropsOf({ name, component }: { name: string; component: unknown }) {
  const rows = useMemo(() => withProps<Rows[string]>(component, {}, {}) as Rows, [component])
  if (Object.keys(rows).length === 0) return <p>It takes no props.</p>
  return (
    <div role="group" aria-label={`Props of ${name}`}>
      <PureArgsTable rows={rows} />
    </div>
  )
}

export function CoveredProps() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { covered = {} } = preparedMeta.parameters as { covered?: Readonly<Record<string, unknown>> }
  return Object.entries(covered).map(([name, component]) => (
    <Section key={name} title={`Props of ${name}`}>
      <PropsOf name={name} component={component} />
    </Section>
  ))
}
