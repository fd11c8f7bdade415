import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy, Suspense } from 'react'
import '../design-system/styles/global.ts'
import { createWorker, startOptions } from '../mocks/browser.ts'
import { checkStory } from './checks/afterStory.ts'
import { DIRECTIONS, THEMES } from './modes.ts'

// Fetched by a docs page alone: tests and stories do without Storybook's blocks.
const GuidePage = lazy(() => import('../stories/support/GuidePage.tsx').then((page) => ({ default: page.GuidePage })))

const complaints: string[] = []

export default definePreview({
  tags: ['autodocs'],
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = createWorker()
      await worker.start(startOptions)
      return worker
    }),
  ],
  // A story that complains in the console fails its test: React warnings, refused requests, what axe can't see.
  beforeEach: () => {
    complaints.length = 0
    const original = console.error
    console.error = (...words: unknown[]) => {
      const sentence = words.map(String).join(' ')
      // A part that is fetched inside the test runner's own `act` is no fault of the story.
      if (!sentence.includes('suspended inside an `act` scope')) complaints.push(sentence)
      original(...words)
    }
    return () => {
      console.error = original
    }
  },
  afterEach: async (context) => {
    await checkStory(context)
    if (complaints.length > 0) throw new Error(`The story complained: ${complaints.join('\n')}`)
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: THEMES.map(({ value, title }) => ({ value, title })), dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: { title: 'Direction', icon: 'transfer', items: DIRECTIONS.map(({ value, title }) => ({ value, title })), dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'])
      document.documentElement.dir = String(globals['direction'])
      return <Story />
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <GuidePage />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['Foundations', 'Components', 'Routes', 'Flows'] } },
    // Every finding of axe fails the story's test; an exception names rule and reason beside the story.
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } },
  },
})
