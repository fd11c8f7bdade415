import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Banner, BANNER_TONES, type BannerProps } from '../../../design-system/components/Banner/Banner.tsx'
import { TextButton, TextLink } from '../../../design-system/components/TextLink/TextLink.tsx'
import { Cell } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Feedback/Banner',
  id: 'components-banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'sun',
    label: 'Notice',
    children: 'Closed on 26 January. The helpline is open.',
    onDismiss: fn(),
    dismissLabel: 'Dismiss the notice',
  } as BannerProps,
})

const ALL = (
  <>
    {BANNER_TONES.map((tone) => (
      <Cell key={tone} name={tone}>
        <Banner tone={tone} label={`Notice, ${tone}`} onDismiss={() => {}} dismissLabel="Dismiss the notice">
          Closed on 26 January. The helpline is open.
        </Banner>
      </Cell>
    ))}
    <Cell name="stays">
      <Banner tone="info" label="Notice that stays">
        You are looking at a demonstration.
      </Banner>
    </Cell>
    <Cell name="with an action">
      <Banner
        tone="warning"
        label="Notice with an action"
        live
        action={<TextButton onClick={() => {}}>Try again</TextButton>}
        onDismiss={() => {}}
        dismissLabel="Dismiss the notice"
      >
        You are offline. What you typed is kept.
      </Banner>
    </Cell>
    <Cell name="longest words">
      <Banner
        tone="sun"
        label="Longest notice"
        action={<TextLink href="#more">Everything about the days on which the gate stays shut</TextLink>}
        onDismiss={() => {}}
        dismissLabel="Dismiss the notice"
      >
        Closed for everybody who comes along from the last evening of the season until the first morning of the next
        one, Donaudampfschifffahrtsgesellschaftskapitäne among them.
      </Banner>
    </Cell>
  </>
)

export const Default = meta.story({ parameters: { parts: { action: <TextLink href="#more">Read more</TextLink> } } })

export const States = meta.story({ tags: ['visual'], render: () => ALL })

export const SaidWhenItAppearsAndDismissedByKey = meta.story({
  args: { live: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Notice' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Closed on 26 January.')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss the notice' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
