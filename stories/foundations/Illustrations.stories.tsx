/** The drawings of the demonstration catalogue, by kind. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { PICTURES } from '../../mocks/art/pictures.ts'
import { Group } from './Group.tsx'
import { besidePage } from './besidePage.ts'
import * as css from './Tokens.stories.css.ts'

const SAMPLES = 6
/** `scene` of `/art/scene/texas-ranch.dusk.svg`. */
const kindOf = (path: string) => path.split('/')[2]!
const kinds = [...Map.groupBy(PICTURES, ({ path }) => kindOf(path))].filter(([kind]) => kind !== 'brand')

const meta = preview.meta({
  title: 'Foundations/Illustrations',
  id: 'foundations-illustrations',
  parameters: {
    docs: { subtitle: 'The drawings of the demonstration catalogue. Another shop brings pictures of its own.' },
  },
})

/** `mocks/art/README.md` describes how they are drawn. */
export const ByKind = meta.story({
  render: () => (
    <Stack gap={8}>
      {kinds.map(([kind, pictures]) => (
        <Group key={kind} name={`${kind}: ${pictures.length}`}>
          {pictures.slice(0, SAMPLES).map(({ path, alt, width, height }) => (
            <figure key={path}>
              <img className={css.drawing} src={besidePage(path.slice(1))} alt={alt} loading="lazy" />
              <figcaption className={css.value}>
                {path.split('/').at(-1)}, {width} × {height}
              </figcaption>
            </figure>
          ))}
        </Group>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(kinds.length)
  },
})
