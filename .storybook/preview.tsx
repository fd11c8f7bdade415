import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure, prettyDOM } from 'storybook/test'
import './window.ts'
import '../design-system/styles/global.ts'
import { freshHandlers } from '../mocks/browser.ts'
import { forgetVisitor } from '../storefront/shell/testing/forgetVisitor.ts'
import { emptyPaymentJournal } from '../stories/support/emptyPaymentJournal.ts'
import { openShop } from '../stories/support/shopAddress.ts'
import { checkStory } from './checks/afterStory.ts'
import { recordConsoleErrors, throwConsoleErrors } from './consoleErrors.ts'
import { withProps } from './docgen/argTypes.ts'
import { docsPages } from './docsPages.tsx'
import { framed } from './framed.ts'
import { inChromatic, isScreen, VIEWPORTS } from './modes.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { withToolbar } from './withToolbar.tsx'
import { startWorker } from './mockWorker.ts'
import './docs.css'
import './motion.css'

configure({
  // On a busy machine a page that makes several calls in turn needs many times the default of one second.
  asyncUtilTimeout: 20_000,
  // Elements of a whole page would hide the message. Its words are shorter, and say what was there instead.
  getElementError: (message, container) => {
    const page = document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 3000)
    return new Error(`${message}\n\n${container === document.body ? page : prettyDOM(container, 1500)}`)
  },
})

/** Requirements that a story proves (stories/docs/Requirements.mdx). As tags, each would be a filter in the sidebar. */
const requirements = definePreviewAddon<{ parameters: { requirements?: readonly `@${string}-${string}`[] } }>({})

export default definePreview({
  tags: ['autodocs'],
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), requirements],
  globalTypes,
  initialGlobals,
  decorators: [withToolbar],
  beforeEach: async ({ args, id, msw }) => {
    // Stories of whole pages do this themselves.
    if (id.startsWith('routes-')) {
      forgetVisitor()
      await emptyPaymentJournal()
      msw.use(...freshHandlers())
    }
    const leaveShop = isScreen(id) ? openShop(id, 'at' in args ? String(args['at']) : '/') : undefined
    const stopRecording = recordConsoleErrors()
    return () => {
      leaveShop?.()
      stopRecording()
    }
  },
  afterEach: async (context) => {
    await checkStory(context)
    throwConsoleErrors()
  },
  argTypesEnhancers: [
    // The only hook that gets the id, tags and parameters.
    ({ argTypes, component, id, initialArgs, parameters, tags }) => {
      // Pages share one store and session, so each needs its own iframe.
      if (isScreen(id)) {
        const docs = { ...parameters['docs'], ...framed() }
        Object.assign(parameters, { layout: 'fullscreen', controls: { disable: true }, docs })
      }
      parameters['chromatic'] = inChromatic(tags)
      return withProps(component, argTypes, initialArgs, id)
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: VIEWPORTS },
    docs: docsPages,
    options: {
      // Storybook parses this statically, so it allows only literals.
      storySort: {
        order: [
          'Start',
          ['Introduction', 'Status', 'Changelog'],
          'Review',
          ['For designers', 'For QA', 'Test results', 'Interaction states', 'Accessibility', 'Screen readers'],
          'Foundations',
          ['Downloads', 'Colour', 'Type', 'Spacing', 'Motion', 'Icons', 'Voice', 'Illustrations', 'Brands', 'Tokens'],
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Cards and prices',
          'Cart and booking',
          'Media',
          'Text',
          'Layout',
          'Journeys',
          'Pages',
          'Failures',
          'Engineering',
          ['Architecture'],
        ],
      },
    },
    // A violation fails the test. Exceptions, with a reason, are in the story files.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Passes would add hundreds of kilobytes per story, which tests do not read but the panel shows.
        ...(import.meta.env['VITEST_STORYBOOK'] && { resultTypes: ['violations'] }),
      },
    },
  },
})
