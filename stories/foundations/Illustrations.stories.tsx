/** The drawings of the demonstration catalogue, by kind. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import PICTURES from '../../mocks/pictures.json' with { type: 'json' }
import { Group } from './Group.tsx'
import { besidePage } from './besidePage.ts'
import * as css from './Tokens.stories.css.ts'

const SAMPLES = 6
/** @returns `scene` for `scene/texas-ranch.dusk`. */
const kindOf = (name: string) => name.split('/')[0]!
const kinds = [...Map.groupBy(Object.entries(PICTURES), ([name]) => kindOf(name))].filter(([kind]) => kind !== 'brand')

const meta = preview.meta({
  title: 'Foundations/Illustrations',
  id: 'foundations-illustrations',
  parameters: {
    docs: { subtitle: 'The drawings of the demonstration catalogue. Another shop brings pictures of its own.' },
  },
})

/** The files are in `storefront/brands/aperture-acres/public/art/` and `mocks/public/art/`. */
export const ByKind = meta.story({
  render: () => (
    <Stack gap={8}>
      {kinds.map(([kind, pictures]) => (
        <Group key={kind} name={`${kind}: ${pictures.length}`}>
          {pictures.slice(0, SAMPLES).map(([name, { alt, width, height }]) => (
            <figure key={name}>
              <img className={css.drawing} src={besidePage(`art/${name}.svg`)} alt={alt} loading="lazy" />
              <figcaption className={css.value}>
                {name.split('/').at(-1)}.svg, {width} × {height}
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
