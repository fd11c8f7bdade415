import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ScrollBox, type ScrollBoxProps } from '../../../design-system/components/ScrollBox/ScrollBox.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const lines = (count: number) => (
  <ul>
    {Array.from({ length: count }, (_, at) => (
      <li key={at}>Set {at + 1}</li>
    ))}
  </ul>
)

const written = {
  children: `<ul>
  <li>The Rajwada Courtyard</li>
  <li>Texas Ranch</li>
</ul>`,
}

const meta = preview.meta({
  title: 'Layout/ScrollBox',
  id: 'components-scrollbox',
  component: ScrollBox,
  parameters: { written },
  args: { label: 'Sets', children: lines(24) } as ScrollBoxProps,
})

const states = {
  many: { label: 'Many' },
  'fades at the foot': { label: 'Fades at the foot', fade: 'foot' },
  'seven lines': { label: 'Seven lines', height: 'sevenLines' },
  one: { label: 'One', children: lines(1) },
} satisfies Record<string, Partial<ScrollBoxProps>>

export const Default = meta.story({ parameters: { parts: states.one } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<ScrollBoxProps> of={ScrollBox} base={args} states={states} />,
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'One' })).not.toHaveAttribute('tabindex'),
})

export const ScrollsByKeyboardUnderAName = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: 'Sets' })
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box.clientHeight).toBeLessThanOrEqual(450)
  },
})

export const OnAPhoneItIsWhole = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Sets' })
    await expect(box.scrollHeight).toBe(box.clientHeight)
    await expect(box.clientHeight).toBeGreaterThan(450)
    await expect(box).not.toHaveAttribute('tabindex')
  },
})
