/** Durations and easing. Reduced motion sets every duration to 1 ms. */
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { duration, ease, MILLISECONDS } from '../../design-system/tokens/scale.ts'
import { Table } from '../support/guide/Table.tsx'
import { Entry, Group } from './Group.tsx'
import * as css from './Motion.stories.css.ts'

const meta = preview.meta({
  title: 'Foundations/Motion',
  id: 'foundations-motion',
  parameters: { docs: { subtitle: 'Duration, easing, and where each is used.' } },
})

/** @param reference such as `var(--aa-duration-quick)`. @returns for example `120ms`. */
const valueOf = (reference: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(/--[\w-]+/.exec(reference)?.[0] ?? '') || reference

function Samples() {
  const [round, setRound] = useState(0)
  return (
    <Stack gap={8}>
      <Button variant="secondary" onClick={() => setRound(round + 1)}>
        Play again
      </Button>
      <Group name="durations, drawn four times as slow">
        {Object.entries(duration).map(([name, value]) => (
          <Entry key={`${name} ${round}`} name={name} value={valueOf(value)}>
            <span className={css.way}>
              <span className={css.byDuration[name as keyof typeof duration]} />
            </span>
          </Entry>
        ))}
      </Group>
      <Group name="curves">
        {Object.entries(ease).map(([name, value]) => (
          <Entry key={`${name} ${round}`} name={name} value={value}>
            <span className={css.way}>
              <span className={css.byEase[name as keyof typeof ease]} />
            </span>
          </Entry>
        ))}
      </Group>
    </Stack>
  )
}

export const DurationsAndCurves = meta.story({
  tags: ['visual'],
  globals: { motion: 'reduced' },
  render: () => <Samples />,
  play: async () => {
    const root = getComputedStyle(document.documentElement)
    for (const name of Object.keys(duration))
      await expect(root.getPropertyValue(`--aa-duration-${name}`).trim()).toBe('1ms')
  },
})

export const FullMotion = meta.story({
  tags: ['!autodocs', 'behaviour'],
  globals: { motion: 'full' },
  render: () => <Samples />,
  play: async () => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--aa-duration-toast').trim()).toMatch(
      /^(300ms|0?\.3s)$/,
    )
  },
})

const WHEN: Readonly<Record<keyof typeof MILLISECONDS, string>> = {
  instant: 'Buttons and choices: press and release.',
  quick: 'Hover, signs that turn.',
  base: 'What opens and closes: menus, disclosures, sheets, dialogs.',
  slow: 'Pictures in cards, and pages that turn.',
  scene: 'Whole scenes: the first screen of a page, the sun of a day.',
  toast: 'A message comes and goes.',
}
const CURVES: Readonly<Record<keyof typeof ease, string>> = {
  standard: 'Changes in place.',
  enter: 'What comes in: fast first, then soft.',
  exit: 'A message that goes: soft first, then fast.',
}

/** With less motion every duration is 1 ms. */
export const Usage = meta.story({
  render: () => (
    <Stack gap={8}>
      <Table
        label="Durations"
        head={['Duration', 'Milliseconds', 'For']}
        rows={Object.entries(MILLISECONDS).map(([name, ms]) => [name, `${ms} ms`, WHEN[name as keyof typeof WHEN]])}
      />
      <Table
        label="Curves"
        head={['Curve', 'Value', 'For']}
        rows={Object.entries(ease).map(([name, value]) => [name, value, CURVES[name as keyof typeof CURVES]])}
      />
    </Stack>
  ),
})
