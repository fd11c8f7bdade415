/** What the build that published this Storybook found of each component: `stories/results/write.ts`. */
import type { StoryIndex } from 'storybook/internal/types'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { type Results, said } from '../results/results.ts'
import * as css from '../support/guide/guide.css.ts'
import { guides } from '../support/guides.ts'
import { useJson } from './besidePage.ts'
import { Table } from '../support/guide/Table.tsx'

const meta = preview.meta({
  title: 'Review/Test results',
  id: 'guides-test-results',
  parameters: {
    docs: { subtitle: 'What the build that published this Storybook found: interaction tests, axe, pictures, audit.' },
  },
})

function ResultTable() {
  const { commit, components = {} } = useJson<Results>('results.json') ?? {}
  const { entries = {} } = useJson<Partial<StoryIndex>>('index.json') ?? {}
  const names = guides.map(({ name }) => [`components-${name.toLowerCase()}`, name] as const)
  const pages = Object.values(entries)
    .filter(({ id }) => /^(?:pages|routes)-.*--docs$/.test(id))
    .map(({ id, title }) => [id.replace(/--docs$/, ''), title] as const)
  return (
    <Stack gap={6}>
      <Text>
        {commit
          ? `Of commit ${commit.slice(0, 8)}. Each number is how many passed of how many ran.`
          : 'This Storybook was built without its tests: nothing below was tested in this build.'}
      </Text>
      <Table
        label="Results"
        head={['Component or page', 'Interaction tests', 'axe', 'Pictures', 'Audit']}
        rows={[...names.toSorted(([, one], [, other]) => one.localeCompare(other)), ...pages].map(([id, name]) => {
          const result = components[id]
          const link = (
            <a key={id} href={`./?path=/docs/${id}--docs`} target="_top" className={css.link}>
              {name}
            </a>
          )
          return [link, said(result?.plays), said(result?.axe), said(result?.pictures), said(result?.audit)]
        })}
      />
    </Stack>
  )
}

export const Build = meta.story({
  render: () => <ResultTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Button' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(guides.length)
  },
})
