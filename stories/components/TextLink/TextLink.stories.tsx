import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { Link, LinkProvider, type LinkProps } from '../../../design-system/components/Link/Link.tsx'
import { TextButton, TextLink, type TextLinkProps } from '../../../design-system/components/TextLink/TextLink.tsx'
import { Cell, StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Actions/TextLink',
  id: 'components-textlink',
  component: TextLink,
  args: { href: '#top', children: 'View details' } as TextLinkProps,
})

const states = {
  'a link': {},
  'with an icon': { icon: 'calendar', children: 'Change date' },
  outside: {
    href: 'https://example.org',
    external: true,
    externalLabel: ', opens in a new tab',
    children: 'Wedding Venue',
  },
  'longest text': {
    children: 'View the details of Donaudampfschifffahrtsgesellschaft and of everybody who comes along',
  },
} satisfies Record<string, Partial<TextLinkProps>>

const press = fn()

export const Default = meta.story({
  parameters: { parts: { ...states.outside, icon: 'pin', children: <span>Wedding Venue</span> } },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Stack gap={6}>
      <StateSheet<TextLinkProps> of={TextLink} base={args} states={states} />
      <Cell name="a button">
        <TextButton onClick={press} icon="trash">
          Remove
        </TextButton>
      </Cell>
      <Cell name="a busy button">
        <TextButton onClick={press} busy="Please Wait...">
          Remove
        </TextButton>
      </Cell>
    </Stack>
  ),
})

/** The line keeps its height, and the link's target extends above and below it. */
export const IsAWordOfItsSentence = meta.story({
  render: (args) => (
    <p style={{ inlineSize: 'min(320px, 100%)', lineHeight: '20px', paddingBlock: 20 }}>
      By paying you accept our <TextLink {...args}>terms</TextLink> and the refund policy of the studio.
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    const { x, y, width } = link.getClientRects()[0] ?? link.getBoundingClientRect()
    await expect(link.closest('p')?.getBoundingClientRect().height).toBe(80)
    await expect(document.elementFromPoint(x + width / 2, y - 8)).toBe(link)
  },
})

export const SaysThatItOpensANewTab = meta.story({
  args: { external: true, externalLabel: ', opens in a new tab', href: 'https://example.org' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^View details ?, opens in a new tab$/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

/** Stands in for the link of Next.js or React Router. */
function RouterLink({ href, children }: LinkProps) {
  return (
    <a
      href={href}
      data-routed
      onClick={(event) => {
        event.preventDefault()
        press(href)
      }}
    >
      {children}
    </a>
  )
}

export const LeadsThroughTheRouter = meta.story({
  render: () => (
    <LinkProvider component={RouterLink}>
      <TextLink href="/sets">All sets</TextLink> <Link href="/blog">Blog</Link>{' '}
      <TextLink href="#top">To the top</TextLink>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All sets' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Blog' }))
    await expect(canvas.getByRole('link', { name: 'To the top' })).not.toHaveAttribute('data-routed')
    await expect(press.mock.calls).toEqual([['/sets'], ['/blog']])
  },
})

export const TextButtonPressedByEnterAndSpace = meta.story({
  render: () => <TextButton onClick={press}>Remove</TextButton>,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(press).toHaveBeenCalledTimes(2)
  },
})
