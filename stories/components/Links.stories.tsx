import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Inline, Stack } from '../../design-system/components/Layout/Layout.tsx'
import { LinkButton } from '../../design-system/components/LinkButton/LinkButton.tsx'
import { Logo } from '../../design-system/components/Logo/Logo.tsx'
import { SkipLink } from '../../design-system/components/SkipLink/SkipLink.tsx'
import { TextButton, TextLink } from '../../design-system/components/TextLink/TextLink.tsx'
import { Cell } from '../support/StateSheet.tsx'

const meta = preview.meta({ title: 'Components/Links', component: TextLink, args: { href: '#top', children: 'View details' } })

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={6}>
      <Cell name="text links">
        <Inline gap={6}>
          <TextLink href="#a">View details</TextLink>
          <TextLink href="#b" icon="calendar">
            Change date
          </TextLink>
          <TextLink href="https://example.org" external externalLabel="(opens in a new tab)">
            Wedding Venue
          </TextLink>
        </Inline>
      </Cell>
      <Cell name="text buttons">
        <Inline gap={6}>
          <TextButton onClick={() => {}} icon="trash">
            Remove
          </TextButton>
          <TextButton onClick={() => {}} busy="Please Wait...">
            Remove
          </TextButton>
        </Inline>
      </Cell>
      <Cell name="links that look like buttons">
        <Inline gap={4}>
          <LinkButton href="#c">Check Pricing</LinkButton>
          <LinkButton href="#d" variant="secondary">
            View cart
          </LinkButton>
          <LinkButton href="https://example.org" variant="secondary" size="large" external externalLabel="(opens in a new tab)">
            Take a tour
          </LinkButton>
        </Inline>
      </Cell>
      <Cell name="logo">
        <Logo label="Aperture Acres, home" words="Aperture Acres" href="#home" />
      </Cell>
    </Stack>
  ),
})

export const ExternalSaysSo = meta.story({
  args: { external: true, externalLabel: '(opens in a new tab)', href: 'https://example.org' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View details (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

const press = fn()
export const BusyTextButtonIgnoresPresses = meta.story({
  render: () => (
    <TextButton onClick={press} busy="Please Wait...">
      Resend
    </TextButton>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Please Wait...' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(press).not.toHaveBeenCalled()
  },
})

export const SkipLinkShowsOnFocus = meta.story({
  render: () => (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})
