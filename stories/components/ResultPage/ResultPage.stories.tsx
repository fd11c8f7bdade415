import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ArchDefinition } from '../../../design-system/components/Arch/Arch.tsx'
import { LinkButton } from '../../../design-system/components/LinkButton/LinkButton.tsx'
import { Logo } from '../../../design-system/components/Logo/Logo.tsx'
import { ResultPage, type ResultPageProps } from '../../../design-system/patterns/ResultPage/ResultPage.tsx'
import { Spoken } from '../../../design-system/components/VisuallyHidden/Spoken.tsx'
import { NOWHERE } from '../../support/pictures.ts'

const meta = preview.meta({
  title: 'Feedback/ResultPage',
  id: 'components-resultpage',
  component: ResultPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Thank you! Your booking is confirmed.',
    children: (
      <p>
        Booking #AA20418. Golden Hour on <Spoken isolated>12 Dec 2026, 2:00 pm – 8:00 pm</Spoken>. Come up to 30 minutes
        early.
      </p>
    ),
    picture: { src: '/art/scene/love-blossom.3x4.svg', alt: 'A bride on a swing under an arch of blossom' },
    actions: (
      <>
        <LinkButton href="#bookings" size="large">
          My bookings
        </LinkButton>
        <LinkButton href="#home" size="large" variant="secondary">
          Go to Home
        </LinkButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <main>
        <ArchDefinition />
        <Story />
      </main>
    ),
  ],
})

export const Default = meta.story({ tags: ['visual'] })
export const Failed = meta.story({
  tags: ['visual'],
  args: {
    title: 'Something Went Wrong!',
    children: (
      <p>
        There's been problem with your booking. Please try again later. If money left your account, report it within 24
        hours.
      </p>
    ),
    picture: { src: '/art/scene/temple-steps.3x4.svg', alt: '' },
  },
})
const lost: ResultPageProps = {
  variant: 'scene',
  logo: <Logo label="Aperture Acres" href="#home" />,
  title: "Look like You're lost",
  children: <p>The page you are looking for is not available.</p>,
  picture: { src: '/art/spot/not-found.svg', alt: 'The unpainted back of a film set' },
  actions: (
    <LinkButton href="#home" size="large">
      Go to Home
    </LinkButton>
  ),
}
export const Lost = meta.story({ tags: ['visual'], render: () => <ResultPage {...lost} /> })
export const PictureIsGone = meta.story({
  tags: ['visual'],
  args: { picture: { src: NOWHERE, alt: 'A blossom tree' } },
})
export const HasOneHeadingThatSaysWhatHappenedAndTwoWaysOn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you! Your booking is confirmed.')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
})
