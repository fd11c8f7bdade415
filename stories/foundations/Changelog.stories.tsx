/** What changed in the design system, as its package says. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import * as css from './Status.stories.css.ts'

const [changelog = 'Nothing has been released yet.'] = Object.values(
  import.meta.glob<string>('../../design-system/CHANGELOG.md', { eager: true, query: '?raw', import: 'default' }),
)

const meta = preview.meta({ title: 'Foundations/Changelog' })

export const Changelog = meta.story({
  tags: ['visual'],
  render: () => <pre className={css.log}>{changelog}</pre>,
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/released|\d+\.\d+\.\d+/),
})
