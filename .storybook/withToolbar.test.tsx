// @vitest-environment jsdom
import type { StoryContext } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { withToolbar } from './withToolbar.tsx'

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
