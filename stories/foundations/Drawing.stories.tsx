/** A single drawing of a guide in a window; docs pages show it in an iframe. */
import preview from '../../.storybook/preview.tsx'
import type { Drawings } from '../support/guide.ts'
import { loadDrawings } from '../support/guide/drawings.ts'

interface DrawingProps {
  name: string
  /** The name of an example; the anatomy if empty. */
  example: string
}

const meta = preview.meta({
  title: 'Review/Drawing',
  id: 'guides-drawing',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  loaders: [async ({ args }) => ({ drawings: await loadDrawings((args as DrawingProps).name) })],
})

export const Default = meta.story({
  args: { name: 'Dialog', example: '' } satisfies DrawingProps,
  render: ({ example }, { loaded }) => {
    const { anatomy, examples } = loaded['drawings'] as Drawings
    const Drawing = example === '' ? anatomy : examples?.[example]
    return Drawing ? <Drawing /> : <p>There is no such drawing.</p>
  },
})
