import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Picture, type PictureProps } from '../../../design-system/components/Picture/Picture.tsx'
import { PictureSources, type FindPicture } from '../../../design-system/components/Picture/PictureSources.tsx'
import { EVENING, NOWHERE, ON_ITS_WAY } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Media/Picture',
  id: 'components-picture',
  component: Picture,
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

export const KeepsItsWordsWhenMissing = meta.story({
  args: { src: NOWHERE, loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'A field in the evening' })).toBeVisible()
  },
})

/** Narrow, in a page that knows other files of the picture. */
const Found = ({ find, ...picture }: PictureProps & { find: FindPicture }) => (
  <div style={{ width: 200 }}>
    <PictureSources find={find}>
      <Picture {...picture} ratio="4/5" loading="eager" />
    </PictureSources>
  </div>
)
/** The file exists in other types and widths. */
const found: FindPicture = () => ({
  sources: [{ type: 'image/svg+xml', srcSet: `${EVENING} 400w` }],
  srcSet: `${ON_ITS_WAY} 400w`,
  width: 400,
  height: 500,
  color: '#8a7b6c',
})

export const TakesTheBestTypeThatIsFound = meta.story({
  args: { sizes: '200px' },
  render: (args) => <Found {...args} find={found} />,
  play: async ({ canvas }) => {
    const picture: HTMLImageElement = canvas.getByRole('img')
    await waitFor(() => expect(picture.currentSrc).toBe(EVENING))
    await expect(picture.sizes).toBe('200px')
    const { width, height } = picture.getBoundingClientRect()
    await expect([width, height]).toEqual([200, 250])
  },
})

export const ShowsItsColourUntilItIsThere = meta.story({
  args: { src: ON_ITS_WAY, color: '#8a7b6c', srcSet: `${ON_ITS_WAY} 400w`, ratio: '4/5' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const colour = canvasElement.querySelector('rect')
    await expect(colour && getComputedStyle(colour).fill).toBe('rgb(138, 123, 108)')
    await expect(colour?.getBoundingClientRect()).toEqual(canvas.getByRole('img').getBoundingClientRect())
  },
})

export const ShowsTheOriginalWhenAnotherWidthFails = meta.story({
  render: (args) => (
    <Found {...args} find={() => ({ srcSet: `${NOWHERE} 400w`, width: 400, height: 500, color: '#8a7b6c' })} />
  ),
  play: async ({ canvas }) => {
    const shown = () => canvas.getByRole<HTMLImageElement>('img', { name: 'A field in the evening' })
    await waitFor(() => expect(shown().currentSrc).toBe(EVENING))
    await expect(shown().srcset).toBe('')
    const { width, height } = shown().getBoundingClientRect()
    await expect([width, height]).toEqual([200, 250])
  },
})

export const WaitsUntilItsFilesAreKnown = meta.story({
  render: (args) => <Found {...args} find={() => null} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    const box = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await expect([box?.width, box?.height]).toEqual([200, 250])
  },
})
