import { Footer, type FooterProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Default } from './Footer.stories.tsx'

const story = propsOf<FooterProps>(Default)

const footer = (...titles: readonly string[]) => (
  <Footer {...story} columns={titles.map((title, at) => ({ title, links: story.columns[at]!.links.slice(0, 2) }))} />
)

export const drawings: Drawings = {
  frame: { width: 1100, height: 640 },
  examples: {
    shortTitles: () => footer('The farm', 'Customers'),
    sentences: () =>
      footer('More about us and where to find the farm', 'Everything that our customers ask us for again and again'),
  },
}
