import { useRef } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Lightbox, type LightboxProps } from '../../../design-system/components/Lightbox/Lightbox.tsx'
import { NOWHERE } from '../../support/pictures.ts'
import { useArg } from '../../support/useArg.ts'

const scene = (name: string, alt: string, caption?: string) => ({
  src: `/art/scene/rajwada-courtyard${name}.svg`,
  alt,
  caption,
})
const pictures = [
  scene('', 'The court at noon, a fountain in its middle', 'Five cusped bays and a terrace of jharokhas'),
  scene('.3x4', 'Two people under the arches'),
  scene('.detail', 'A lamp in an arch', 'Lamps in every arch after dark'),
  scene('.dusk', 'The court at dusk'),
]

function Page(props: LightboxProps) {
  const [at, setAt] = useArg(props.at)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <main>
      <h1>The Rajwada Courtyard</h1>
      <Button ref={opener} variant="secondary" onClick={() => setAt(1)}>
        Enlarge
      </Button>
      <Lightbox
        {...props}
        at={at}
        onMove={(next) => {
          setAt(next)
          props.onMove(next)
        }}
        onClose={() => {
          setAt(undefined)
          props.onClose()
        }}
        returnFocus={opener}
      />
    </main>
  )
}

const snippet = `import { useState } from 'react'
import { Button } from '@aperture-acres/design-system'
import { Lightbox } from '@aperture-acres/design-system/Lightbox'

const pictures = [
  { src: '/court.jpg', alt: 'The court at noon' },
  { src: '/arches.jpg', alt: 'Two people under the arches' },
]

export function Example() {
  const [at, setAt] = useState<number>()
  return (
    <>
      <Button variant="secondary" onClick={() => setAt(0)}>
        Enlarge
      </Button>
      <Lightbox
        pictures={pictures}
        at={at}
        onMove={setAt}
        onClose={() => setAt(undefined)}
        title="Photographs of The Rajwada Courtyard"
        closeLabel="Close"
        previousLabel="Previous picture"
        nextLabel="Next picture"
        counter={(position, count) => \`\${position} of \${count}\`}
        fullLabel="Open the full picture"
        externalLabel=", opens in a new tab"
      />
    </>
  )
}
`

const meta = preview.meta({
  title: 'Overlays/Lightbox',
  id: 'components-lightbox',
  component: Lightbox,
  parameters: { layout: 'fullscreen', docs: framed(), snippet },
  args: {
    pictures,
    at: 0,
    onMove: fn(),
    onClose: fn(),
    title: 'Photographs of The Rajwada Courtyard',
    closeLabel: 'Close',
    previousLabel: 'Previous picture',
    nextLabel: 'Next picture',
    counter: (position: number, count: number) => `${position} of ${count}`,
    fullLabel: 'Open the full picture',
    externalLabel: ', opens in a new tab',
  },
  render: (args) => <Page {...args} />,
})

export const Default = meta.story({ tags: ['visual'], args: { at: 1 } })

/** One picture has no controls. */
export const One = meta.story({
  tags: ['visual'],
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})
export const PictureIsGone = meta.story({
  tags: ['visual'],
  args: { pictures: [{ src: NOWHERE, alt: 'The court at noon' }, ...pictures] },
})
export const LongestTexts = meta.story({
  tags: ['visual'],
  args: {
    title: 'Photographs of the Donaudampfschifffahrtsgesellschaft, taken on the one afternoon it stood in this court',
    pictures: [
      {
        src: '/art/scene/rajwada-courtyard.svg',
        alt: 'The court',
        caption: 'Five cusped bays, a fountain, a terrace of jharokhas above, and a great many lamps. '.repeat(2),
      },
      ...pictures,
    ],
  },
})
export const LeftArrowShowsTheNextFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await screen.findByRole('status')).toHaveTextContent('2 of 4')
  },
})

export const NamedTakesFocusAndIsPagedByKeys = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Photographs of The Rajwada Courtyard' })
    await waitFor(() => expect(dialog).toHaveFocus())
    const status = within(dialog).getByRole('status')
    await expect(status).toHaveTextContent('1 of 4')
    const keys = [
      ['{ArrowRight}', 2],
      ['{ArrowLeft}', 1],
      ['{ArrowLeft}', 4],
      ['{ArrowRight}', 1],
      ['{End}', 4],
      ['{Home}', 1],
    ] as const
    for (const [key, position] of keys) {
      await userEvent.keyboard(key)
      await expect(status).toHaveTextContent(`${position} of 4`)
      await expect(args.onMove).toHaveBeenLastCalledWith(position - 1)
    }
    await expect(within(dialog).getByRole('img')).toHaveAccessibleName('The court at noon, a fountain in its middle')
  },
})

export const PagedByButtonsAndSaysWhichPicture = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const next = dialog.getByRole('button', { name: 'Next picture' })
    for (const position of [2, 3, 4, 1]) {
      await userEvent.click(next)
      await expect(dialog.getByRole('status')).toHaveTextContent(`${position} of 4`)
    }
    await expect(next).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }))
    await expect(dialog.getByRole('link', { name: /^Open the full picture/ })).toHaveAttribute(
      'href',
      '/art/scene/rajwada-courtyard.dusk.svg',
    )
  },
})

async function draw(on: Element, from: number, to: number, pointerType = 'touch', down = 0) {
  const finger = { pointerType, isPrimary: true, pointerId: 1 }
  await fireEvent.pointerDown(on, { ...finger, clientX: from, clientY: 200 })
  await fireEvent.pointerUp(on, { ...finger, clientX: to, clientY: 200 + down })
}

export const SwipedByFinger = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const status = dialog.getByRole('status')
    await draw(dialog.getByRole('img'), 300, 120)
    await expect(status).toHaveTextContent('2 of 4')
    await draw(dialog.getByRole('img'), 120, 300)
    await expect(status).toHaveTextContent('1 of 4')
    // A scroll, a tap and a mouse drag are not swipes.
    await draw(dialog.getByRole('img'), 300, 220, 'touch', 200)
    await draw(dialog.getByRole('img'), 300, 290)
    await draw(dialog.getByRole('img'), 300, 120, 'mouse')
    await expect(status).toHaveTextContent('1 of 4')
  },
})

export const ClosesByEscapeAndReturnsFocus = meta.story({
  args: { at: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enlarge' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
