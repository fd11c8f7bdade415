import { expect, waitFor } from 'storybook/test'
import { framed } from '../../.storybook/framed.ts'
import preview from '../../.storybook/preview.tsx'
import { ScrollToTop, type ScrollToTopProps } from '../../design-system/components/ScrollToTop/ScrollToTop.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { guide } from '../guides/ScrollToTop.ts'

const meta = preview.meta({
  title: 'Actions/ScrollToTop',
  id: 'components-scrolltotop',
  tags: ['moves'],
  component: ScrollToTop,
  parameters: { guide },
  args: { label: 'Back to the top' },
})

export const Default = meta.story({})

export const InPlace = meta.story({ tags: ['visual'] })

const floating = { args: { look: 'floating' }, parameters: { docs: framed(300) } } as const

const long = (
  <main>
    <h1>Notes from the farm</h1>
    {Array.from({ length: 160 }, (_, at) => (
      <Text key={at}>Note {at + 1}. The light falls on the courtyard at 4 pm.</Text>
    ))}
  </main>
)

function LongPage(props: ScrollToTopProps) {
  return (
    <>
      {long}
      <ScrollToTop {...props} />
    </>
  )
}

export const AppearsFarDownAndLeadsUp = meta.story({
  ...floating,
  render: (args) => <LongPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    window.scrollTo(0, document.documentElement.scrollHeight)
    const up = await canvas.findByRole('button', { name: 'Back to the top' }, { timeout: 3000 })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  ...floating,
  render: (args) => <LongPage {...args} />,
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const { left, right } = (
      await canvas.findByRole('button', { name: 'Back to the top' }, { timeout: 3000 })
    ).getBoundingClientRect()
    await expect(window.innerWidth - right).toBeLessThan(left)
    window.scrollTo(0, 0)
  },
})
