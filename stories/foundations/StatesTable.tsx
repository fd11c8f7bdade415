/** The table that `npm run states` and the Storybook build produce, for one component or all. */
import { useState } from 'react'
import type { ModeName } from '../../.storybook/modes.ts'
import type { ComponentStates, Gap, StateTable } from '../../.ci/states/table.ts'
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox.tsx'
import { Disclosure } from '../../design-system/components/Disclosure/Disclosure.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Select } from '../../design-system/components/Select/Select.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import * as css from './States.stories.css.ts'
import { Rows, type RowsProps } from './StatesRows.tsx'

const EVERY = 'all'
const choiceOf = (value: string) => ({ value, text: value })

function summaryOf({ components, hasPictures, testedAt, gaps }: StateTable): string {
  const states = components.flatMap((component) => component.states)
  const pictures = states.flatMap((state) => Object.values(state.pictures))
  return [
    `${states.reduce((sum, { shows }) => sum + shows, 0)} states of ${components.length} components and pages, in ${states.filter(({ shows }) => shows > 0).length} stories; ${states.filter(({ shows }) => shows === 0).length} more are tests and live examples.`,
    hasPictures
      ? `${pictures.filter(Boolean).length} of ${pictures.length} pictures are accepted.`
      : 'No pictures were accepted when this was built.',
    testedAt
      ? `Tested on ${testedAt.slice(0, 10)} at ${testedAt.slice(11, 16)} UTC.`
      : 'The stories were not tested where this was built: npm run states does it.',
    gaps.length === 0 ? 'No gaps.' : `${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'}.`,
  ].join(' ')
}

/** Renders its rows only when opened. */
function FoldedRows(rows: RowsProps) {
  const [open, setOpen] = useState(false)
  const pictures = rows.states.flatMap(({ pictures }) =>
    rows.modes.flatMap((mode) => (mode in pictures ? [pictures[mode]] : [])),
  )
  const states = `${rows.states.length} ${rows.states.length === 1 ? 'story' : 'stories'}`
  const summary =
    pictures.length > 0
      ? `${states}, ${pictures.filter(Boolean).length} of ${pictures.length} pictures accepted`
      : `${states}, not photographed`
  return (
    <Disclosure summary={summary} open={open} onToggle={setOpen}>
      {open && <Rows {...rows} />}
    </Disclosure>
  )
}

interface ComponentProps {
  component: ComponentStates
  gaps: readonly Gap[]
  only: boolean
  folded: boolean
  modes: readonly ModeName[]
  hasPictures: boolean
}

function Component({ component, gaps, only, folded, modes, hasPictures }: ComponentProps) {
  const own = gaps.filter(
    ({ where }) => where === component.title || where === component.id || where.startsWith(`${component.title}/`),
  )
  const states = only
    ? component.states.filter(({ name }) => own.some(({ where }) => where === `${component.title}/${name}`))
    : component.states
  if (only && own.length === 0) return null
  const Shown = folded ? FoldedRows : Rows
  return (
    <section className={css.component}>
      <Heading level={2} size="title-s">
        {component.title}
      </Heading>
      {own.length > 0 && (
        <ul className={css.gaps}>
          {own.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {states.length > 0 && <Shown component={component} states={states} modes={modes} hasPictures={hasPictures} />}
    </section>
  )
}

export function StatesTable({ table }: { table: StateTable }) {
  const { components, gaps, modes, hasPictures } = table
  const [chosen, choose] = useState(components[0]?.title ?? EVERY)
  const [mode, setMode] = useState(EVERY)
  const [only, setOnly] = useState(false)
  const seen = components.filter(({ title }) => chosen === EVERY || title === chosen)
  const nothing = only && gaps.length === 0
  return (
    <Stack gap={6}>
      <Heading level={1} size="title-l">
        States
      </Heading>
      <Text>{summaryOf(table)}</Text>
      <div className={css.choices}>
        <Select
          label="Component"
          value={chosen}
          onChange={choose}
          options={[{ value: EVERY, text: 'All' }, ...components.map(({ title }) => choiceOf(title))]}
        />
        <Select
          label="Mode"
          value={mode}
          onChange={setMode}
          options={[{ value: EVERY, text: 'All' }, ...modes.map(choiceOf)]}
        />
        <Checkbox label="Only what has gaps" checked={only} onChange={setOnly} />
      </div>
      <div role="status">{nothing ? <Text>No gaps.</Text> : null}</div>
      {seen.map((component) => (
        <Component
          key={component.id}
          component={component}
          gaps={gaps}
          only={only}
          folded={chosen === EVERY}
          modes={modes.filter((one) => mode === EVERY || one === mode)}
          hasPictures={hasPictures}
        />
      ))}
    </Stack>
  )
}
