/** Durations and easing. Reduced motion sets every duration to 1 ms. */
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { duration, ease } from '../../design-system/tokens/scale.ts'
import { Entry, Group } from './Group.tsx'
import * as css from './Motion.stories.css.ts'

const meta = preview.meta({ title: 'Foundations/Motion', id: 'foundations-motion' })

function Samples() {
  const [round, setRound] = useState(0)
  return (
    <Stack gap={8}>
      <Button variant="secondary" onClick={() => setRound(round + 1)}>
        Play again
      </Button>
      <Group name="durations, drawn four times as slow">
        {Object.entries(duration).map(([name, value]) => (
          <Entry key={`${name} ${round}`} name={name} value={value}>
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
})

export const LessMotionTakesAMillisecond = meta.story({
  globals: { motion: 'reduced' },
  render: () => <Samples />,
  play: async () => {
    const root = getComputedStyle(document.documentElement)
    for (const name of Object.keys(duration))
      await expect(root.getPropertyValue(`--aa-duration-${name}`).trim()).toBe('1ms')
  },
})

export const FullMotion = meta.story({
  globals: { motion: 'full' },
  render: () => <Samples />,
  play: async () => {
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--aa-duration-toast').trim()).toMatch(
      /^(300ms|0?\.3s)$/,
    )
  },
})
