import { type ReactNode, type Ref, useId, useState } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './MobileMenu.css.ts'
import { type Account, currentOf, type HeaderProps, type NavItem } from './props.ts'

interface MobileMenuProps extends Pick<
  HeaderProps,
  'logo' | 'label' | 'links' | 'bookNow' | 'account' | 'menu' | 'externalLabel'
> {
  ref: Ref<HTMLDialogElement>
  close: () => void
}

/** The full-screen menu below 1200 px: a native dialog, which traps focus, closes on Escape and returns focus. */
export function MobileMenu({ ref, close, logo, label, links, bookNow, account, menu, externalLabel }: MobileMenuProps) {
  const id = useId()
  const lastMenu = links.findLastIndex((item) => item.groups)
  const booking = (
    <Section key="book" text={bookNow.text} current={bookNow.current}>
      <Entries items={bookNow.items} />
    </Section>
  )
  const action = menu.action ?? bookNow.items[0]
  return (
    <dialog ref={ref} id={id} aria-label={menu.label} className={css.dialog}>
      <div className={css.top}>
        <div className={slate.sun} />
        <div className={css.head}>
          {logo}
          {/* `aria-controls` also tells an app that is still starting that this press needs no data and can be
              replayed at once. */}
          <IconButton icon="close" label={menu.close} aria-controls={id} onClick={close} />
        </div>
      </div>
      <nav aria-label={label} className={css.nav}>
        <ul>
          {links.flatMap((item, at) => [
            <Item key={item.text} item={item} externalLabel={externalLabel} />,
            ...(at === lastMenu ? [booking] : []),
          ])}
          {lastMenu < 0 && booking}
          {menu.links?.map((item) => (
            <Item key={item.text} item={item} externalLabel={externalLabel} />
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        <AccountActions account={account} close={close} />
        {action && (
          <LinkButton href={action.href} width="full">
            {action.text}
          </LinkButton>
        )}
      </div>
    </dialog>
  )
}

function Item({ item, externalLabel }: { item: NavItem; externalLabel: string | undefined }) {
  if (item.groups) {
    return (
      <Section text={item.text} current={item.current}>
        {item.groups.map(({ title, href, items }) => (
          <div key={title}>
            {href ? (
              <Link href={href} className={css.groupLink}>
                {title}
              </Link>
            ) : (
              <p className={css.groupTitle}>{title}</p>
            )}
            <Entries items={items} />
          </div>
        ))}
      </Section>
    )
  }
  const { href, text, external } = item
  return (
    <li>
      <Link
        href={href}
        aria-current={currentOf(item)}
        className={css.row}
        {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
      >
        {text}
        {external && <Icon name="external" />}
        {external && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
      </Link>
    </li>
  )
}

interface SectionProps {
  text: string
  current: boolean | undefined
  children: ReactNode
}

function Section({ text, current, children }: SectionProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-current={current ? 'true' : undefined}
        aria-expanded={open}
        aria-controls={id}
        className={css.row}
        onClick={() => setOpen(!open)}
      >
        {text}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id} hidden={!open} className={css.panel}>
        {children}
      </div>
    </li>
  )
}

function Entries({ items }: { items: readonly { href: string; text: string; onPress?: (() => void) | undefined }[] }) {
  return (
    <ul className={css.entries}>
      {items.map(({ href, text, onPress }) => (
        <li key={`${href} ${text}`}>
          <Link href={href} onClick={onPress} className={css.entry}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function AccountActions({ account, close }: { account: Account; close: () => void }) {
  if (account.kind === 'guest') {
    return (
      <Button
        variant="secondary"
        width="full"
        onClick={() => {
          close()
          account.onLogin()
        }}
      >
        {account.text}
      </Button>
    )
  }
  return account.items.map((item) =>
    item.href === undefined ? (
      <Button
        key={item.text}
        variant="secondary"
        width="full"
        busy={item.busy ?? false}
        onClick={() => {
          // A dialog that it opens would lie below the menu.
          close()
          item.onPress()
        }}
      >
        {item.text}
      </Button>
    ) : (
      <LinkButton key={item.href} href={item.href} variant="secondary" width="full">
        {item.text}
      </LinkButton>
    ),
  )
}
