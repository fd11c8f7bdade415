/** One drawing of a guide, alone in a window: docs pages show it in a frame. */
import { Suspense } from 'react'
import preview from '../../.storybook/preview.tsx'
import { DrawnHere } from '../support/guide/Drawn.tsx'

const meta = preview.meta({
  title: 'Quality/Drawing',
  id: 'guides-drawing',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({
  args: { name: 'Dialog', example: '' },
  render: ({ name, example }) => (
    <Suspense fallback={null}>
      <DrawnHere name={name} example={example || undefined} />
    </Suspense>
  ),
})
