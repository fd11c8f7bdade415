import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { Loading } from '../../../design-system/components/Skeleton/Loading.tsx'
import { Skeleton, type SkeletonProps } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { luminanceOf } from '../../../design-system/tokens/luminance.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  args: { shape: 'text' as SkeletonProps['shape'] },
})

const states = {
  'a line': {},
  'half a line': { width: '50%' },
  'four lines': { lines: 4 },
  block: { shape: 'block' },
  card: { shape: 'card', height: '200px' },
  circle: { shape: 'circle' },
  'a badge': { shape: 'card', width: '132px', height: '32px' },
} satisfies Record<string, Partial<SkeletonProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<SkeletonProps> of={Skeleton} base={args} states={states} />,
})

export const CanBeSeenOnADarkPage = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const lightnessOf = (element: Element) => {
      const [red, green, blue] = getComputedStyle(element).backgroundColor.match(/\d+/g)!.map(Number)
      return luminanceOf(red!, green!, blue!) + 0.05
    }
    const page = canvasElement.closest('[data-theme="dark"]')!
    await expect(lightnessOf(canvasElement.querySelector('svg')!) / lightnessOf(page)).toBeGreaterThan(1.3)
  },
})

export const SaysOnceWhatIsLoadingAndStaysAwayForWhatComesAtOnce = meta.story({
  render: () => (
    <Loading label="Loading packages">
      <Stack gap={4}>
        <Skeleton shape="card" />
        <Skeleton shape="text" lines={3} />
      </Stack>
    </Loading>
  ),
  play: async ({ canvas, canvasElement }) => {
    const busy = canvasElement.querySelector<HTMLElement>('[aria-busy="true"]')!
    const [delay] = busy.getAnimations()
    await expect(delay!.playState).toBe('running')
    delay!.pause()
    delay!.currentTime = 199
    await expect(busy.firstElementChild).not.toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading packages')
    delay!.currentTime = 202
    await expect(busy.querySelector('svg')).toBeVisible()
  },
})
