import { expect } from 'storybook/test'
import { framed } from '../../.storybook/framed.ts'
import preview from '../../.storybook/preview.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Container } from '../../design-system/components/Layout/Layout.tsx'
import { PageFrame } from '../../design-system/components/PageFrame/PageFrame.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { TextLink } from '../../design-system/components/TextLink/TextLink.tsx'
import { guide } from '../guides/PageFrame.ts'

const page = (
  <Container>
    <Heading level={1} size="display-s">
      A short page
    </Heading>
  </Container>
)
const header = (
  <header>
    <Container>
      <TextLink href="#home">Aperture Acres</TextLink>
    </Container>
  </header>
)
const footer = (
  <footer>
    <Container>
      <Text>© 2026 Aperture Acres</Text>
    </Container>
  </footer>
)

const meta = preview.meta({
  title: 'Layout/PageFrame',
  id: 'components-pageframe',
  component: PageFrame,
  parameters: { layout: 'fullscreen', docs: framed(300), guide },
  args: { skip: 'Skip to content', header, footer, children: page },
})

export const Default = meta.story({})

export const ShortPage = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0)
  },
})
export const Alone = meta.story({ tags: ['visual'], args: { header: undefined, footer: undefined } })
export const RightToLeft = meta.story({ tags: ['visual'], globals: { direction: 'rtl' } })

export const SkipsTheHeader = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#content')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aperture Acres' })).toHaveFocus()
  },
})
