import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { definePreview } from '@storybook/react-vite'
import { setupWorker, type SetupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import '../design-system/styles/global.ts'
import { freshHandlers, startOptions } from '../mocks/browser.ts'
import { BRAND_CHOICES, wearBrand } from './brands.ts'
import { isToLookAt } from './behaviour.ts'
import { checkStory } from './checks/afterStory.ts'
import { getResize } from './checks/resize.ts'
import { withProps } from './docgen/argTypes.ts'
import { framed } from './framed.ts'
import {
  DIRECTIONS,
  inChromatic,
  isScreen,
  MOTIONS,
  NO_SCENARIO,
  photographedIn,
  SITUATIONS,
  THEMES,
  VIEWPORTS,
} from './modes.ts'
import './callsWithoutClock.ts'
import './docs.css'
import './reducedMotion.ts'
import './motion.css'
import { pictures, serviceWorker, ensureWorkerControl } from './staticHosting.ts'
import { situation } from './situation.ts'
import { forgetVisitor } from '../storefront/shell/testing/forgetVisitor.ts'
import { hearReturns, walkFrom } from '../stories/support/shopAddress.ts'

// Lazy, because only docs pages need Storybook's blocks.
const Container = lazy(() => import('./DocsContainer.tsx').then((page) => ({ default: page.DocsContainer })))
const GuidePage = lazy(() => import('../stories/support/GuidePage.tsx').then((page) => ({ default: page.GuidePage })))

interface Choice {
  value: string
  title: string
}
type ToolbarIcon = 'paintbrush' | 'category' | 'transfer' | 'play' | 'beaker'

function menu(title: string, icon: ToolbarIcon, choices: readonly Choice[]) {
  return {
    description: title,
    toolbar: { title, icon, items: choices.map((choice) => ({ ...choice })), dynamicTitle: true },
  }
}

// The default second is too short for slow or busy machines.
configure({ asyncUtilTimeout: 10_000 })

async function startWorker(): Promise<SetupWorker> {
  // Initial handlers outlive the stories.
  const worker = setupWorker(...pictures, ...freshHandlers())
  await worker.start({ ...startOptions, serviceWorker })
  await ensureWorkerControl()
  return worker
}

/** Shared by all stories of a docs page. */
let worker: Promise<SetupWorker> | undefined

const consoleErrors: string[] = []

hearReturns()

/** What a story proves (stories/docs/Requirements.mdx). Tags would each be a filter in the sidebar. */
const requirements = definePreviewAddon<{ parameters: { requirements?: readonly `@${string}-${string}`[] } }>({})

export default definePreview({
  tags: ['autodocs'],
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker())), requirements],
  // Console errors fail the story's test: React warnings, failed requests.
  beforeEach: ({ args, globals, id, msw }) => {
    // Whole pages do this themselves.
    if (id.startsWith('routes-')) forgetVisitor()
    const stay = isScreen(id) ? walkFrom(id, 'at' in args ? String(args['at']) : '/') : undefined
    // A story's own handlers come after these.
    if (globals['scenario'] !== NO_SCENARIO) msw.use(...freshHandlers(situation(globals)))
    consoleErrors.length = 0
    const original = console.error
    console.error = (...words: unknown[]) => {
      const sentence = words.map(String).join(' ')
      // Caused by the test runner's own `act`.
      if (!sentence.includes('suspended inside an `act` scope')) consoleErrors.push(sentence)
      original(...words)
    }
    return () => {
      stay?.()
      console.error = original
    }
  },
  afterEach: async (context) => {
    await checkStory(context)
    // In tests only: readers still see the story.
    if (getResize() && consoleErrors.length > 0) throw new Error(`Console errors: ${consoleErrors.join('\n')}`)
  },
  globalTypes: {
    theme: menu('Theme', 'paintbrush', THEMES),
    brand: menu('Brand', 'category', BRAND_CHOICES),
    direction: menu('Direction of the text', 'transfer', DIRECTIONS),
    motion: menu('Motion', 'play', MOTIONS),
    scenario: menu('What the provider does', 'beaker', SITUATIONS),
  },
  initialGlobals: { theme: 'light', brand: 'aperture-acres', direction: 'ltr', motion: 'full', scenario: NO_SCENARIO },
  decorators: [
    (Story, { canvasElement, globals, parameters, viewMode }) => {
      const root = document.documentElement
      // Stories of a docs page have themes and directions of their own.
      const stage = canvasElement.closest<HTMLElement>('.docs-story') ?? root
      // A story that is text is a part of its page.
      if (viewMode !== 'docs' || parameters['isText'] !== true) stage.dataset['theme'] = String(globals['theme'])
      wearBrand(globals['brand'], stage)
      stage.dir = String(globals['direction'])
      root.dataset['motion'] = String(globals['motion'])
      // Remounts the story with another scenario, to call the provider again, and with another brand, for its words.
      return <Story key={`${String(globals['scenario'])} ${String(globals['brand'])}`} />
    },
  ],
  argTypesEnhancers: [
    // The only hook that gets id and tags as well as parameters.
    ({ argTypes, component, id, initialArgs, parameters, tags }) => {
      // Pages share one store and session, so each needs a frame.
      if (isScreen(id)) parameters['docs'] = { ...parameters['docs'], ...framed() }
      parameters['chromatic'] = inChromatic({
        id,
        tags,
        asked: parameters['chromatic'],
        all: import.meta.env['STORYBOOK_MODES'] === 'all',
      })
      return withProps(component, argTypes, initialArgs, id)
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: VIEWPORTS },
    chromatic: photographedIn(),
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense fallback={null}>
          <Container {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <GuidePage />
        </Suspense>
      ),
      stories: { filter: isToLookAt },
    },
    options: {
      // Storybook reads this without running it: literals only.
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Changelog', 'Component status'],
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Motion', 'Icons', 'Voice', 'Illustrations', 'Brands', 'Tokens'],
          'Quality',
          ['For designers', 'For QA', 'Checks', 'Accessibility conformance', 'Screen reader script'],
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Catalogue',
          'Cart and booking',
          'Media',
          'Text',
          'Layout',
          'Whole pages',
          'Routes',
          ['Discover', 'Choose', 'Pay', 'Account'],
          'Engineering',
        ],
      },
    },
    // Findings of axe fail the test; exceptions with their reason are beside the story.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
  },
})
