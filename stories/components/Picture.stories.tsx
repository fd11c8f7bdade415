import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ArchDefinition, ArchPicture } from '../../design-system/components/Arch/Arch.tsx'
import { Picture, type PictureProps } from '../../design-system/components/Picture/Picture.tsx'
import { guide } from '../guides/Picture.ts'
import { EVENING, NOWHERE } from '../support/pictures.ts'
import { Cell, StateSheet } from '../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Media/Picture',
  id: 'components-picture',
  component: Picture,
  parameters: { guide },
  args: { src: EVENING, alt: 'A field in the evening', width: 400, height: 500 },
})

const states = {
  'its own proportion': {},
  'cropped wide': { ratio: '16/10' },
  'cropped square': { ratio: '1 / 1', radius: 'm' },
  'square corners': { ratio: '16/10', radius: 'none' },
  'small corners': { ratio: '16/10', radius: 's' },
  'large corners': { ratio: '16/10', radius: 'l' },
  'not there': { src: NOWHERE },
  'not there, cropped': { src: NOWHERE, ratio: '16/10' },
} satisfies Record<string, Partial<PictureProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<PictureProps> of={Picture} base={args} states={states} cell={200} />,
})

export const Arches = meta.story({
  tags: ['visual'],
  render: () => (
    <div
      style={{ display: 'grid', gap: 40, padding: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}
    >
      <ArchDefinition />
      <Cell name="with its line">
        <ArchPicture src={EVENING} alt="" ratio="4/4.9" line />
      </Cell>
      <Cell name="tall">
        <ArchPicture src={EVENING} alt="" ratio="3/4.5" />
      </Cell>
      <Cell name="filling its parent">
        <span style={{ display: 'block', width: 70, height: 88 }}>
          <ArchPicture src={EVENING} alt="" />
        </span>
      </Cell>
      <Cell name="not there">
        <ArchPicture src={NOWHERE} alt="A stepwell at noon" ratio="4/4.9" />
      </Cell>
    </div>
  ),
})

export const KeepsItsWordsWhenMissing = meta.story({
  args: { src: NOWHERE, loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'A field in the evening' })).toBeVisible()
  },
})

export const KeepsItsPlace = meta.story({
  args: { ratio: '4/5' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect([width, height]).toEqual([200, 250])
  },
})
