// @vitest-environment jsdom
import type { StoryContext } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { withToolbar } from './withToolbar.tsx'

// Storybook needs this class when it is imported, and jsdom lacks it.
await vi.hoisted(async () => {
  const { WritableStream } = await import('node:stream/web')
  Object.assign(globalThis, { WritableStream })
})
afterEach(cleanup)

/** Reads the direction only when it is mounted, as the slider does. */
function Story() {
  const [direction] = useState(() => document.documentElement.dir)
  return <p>{direction}</p>
}

test('a story is drawn anew when the direction changes in the toolbar', () => {
  const inDirection = (direction: string) =>
    withToolbar(Story, {
      id: 'components-slider--default',
      canvasElement: document.body,
      globals: { direction },
      parameters: {},
      viewMode: 'story',
    } as unknown as StoryContext)
  const { container, rerender } = render(inDirection('ltr'))
  expect(container.textContent).toBe('ltr')
  rerender(inDirection('rtl'))
  expect(container.textContent).toBe('rtl')
})
