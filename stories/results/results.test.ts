import { expect, test } from 'vitest'
import { resultsOf, said } from './results.ts'

const stories = [
  { id: 'components-badge--default', title: 'Feedback/Badge' },
  { id: 'components-badge--opens', title: 'Feedback/Badge', tags: ['play-fn'] },
  { id: 'components-alert--closes', title: 'Feedback/Alert', tags: ['play-fn'] },
]
const tested = (storyId: string, status: string, axe?: string) => ({
  status,
  meta: { storyId, reports: axe ? [{ type: 'a11y', status: axe }] : [] },
})

test('counts what passed of what ran, by component', () => {
  const results = resultsOf({
    stories,
    tests: {
      testResults: [
        {
          assertionResults: [
            tested('components-badge--default', 'passed', 'passed'),
            tested('components-badge--opens', 'failed', 'failed'),
          ],
        },
      ],
    },
    pictures: {
      taken: ['components-badge--default dark', 'components-badge--default phone'],
      differ: ['components-badge--default phone'],
    },
    audit: {
      entries: [{ kind: 'story', id: 'components-badge--default', name: 'Feedback/Badge: Default', findings: [] }],
    },
  })
  expect(results['components-badge']).toEqual({
    title: 'Feedback/Badge',
    plays: { passed: 0, of: 1 },
    axe: { passed: 1, of: 2 },
    pictures: { passed: 1, of: 2 },
    audit: { passed: 1, of: 1 },
  })
})

test('says of what did not run that it was not tested, and never that nothing was found', () => {
  const { plays, axe, pictures, audit } = resultsOf({ stories })['components-alert']!
  expect([plays, axe, pictures, audit].map(said)).toEqual(Array(4).fill('Not tested in this build'))
})
