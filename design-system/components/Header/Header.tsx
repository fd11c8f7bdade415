import { Suspense } from 'react'
import { needsScript } from '../../styles/script.css.ts'
import { Button } from '../Button/Button.tsx'
import { focusPressed } from '../Button/focusPressed.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { menu as menuPanel } from './Menu.css.ts'
import { MenuEntries } from './MenuEntries.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { popoverAnchor } from '../usePopover/popover.css.ts'
import { Link } from '../Link/Link.tsx'
import * as css from './Header.css.ts'
import { MegaPanel } from './MegaPanel.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { type Account, currentOf, type HeaderProps, type NavMenu } from './props.ts'
import { usePopover, useOpenPopover } from '../usePopover/usePopover.ts'
import { useMobileMenu } from './useMobileMenu.ts'

/** The site header: navigation, account, cart, booking (SHELL-001 to 041). */
export function Header({
  logo,
  label,
  links,
  bookNow,
  account,
  search,
  plan,
  cart,
  menu,
  externalLabel,
  id,
}: HeaderProps) {
  const opened = useOpenPopover()
  const { arrive, wanted, open, close } = useMobileMenu(account.kind)
  return (
    <header
      id={id}
      className={css.top}
      onClick={(event) => {
        // A followed link closes its panel.
        if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return
        opened[1](undefined)
        close()
      }}
    >
      <div className={css.bar}>
        {logo}
        <nav aria-label={label} className={css.nav}>
          <ul className={css.links}>
            {links.map((item) => (
              <li key={item.text}>
                {item.groups ? (
                  <Mega opened={opened} item={item} />
                ) : (
                  <Link
                    href={item.href}
                    aria-current={currentOf(item)}
                    className={css.link}
                    {...(item.external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
                  >
                    {item.text}
                    {item.external && <Icon name="external" size="small" />}
                    {item.external && externalLabel && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.actions}>
          <div className={`${css.wideOnly} ${needsScript}`}>
            <AccountMenu opened={opened} account={account} />
          </div>
          {search && (
            <div className={needsScript}>
              <IconButton icon="search" label={search.label} onClick={search.onPress} />
            </div>
          )}
          {plan && (
            <div className={`${css.plan} ${needsScript}`}>
              <IconButton
                icon="heart"
                label={plan.label}
                badge={plan.count ? `${plan.count}` : ''}
                aria-haspopup="dialog"
                onClick={plan.onPress}
              />
            </div>
          )}
          <Cart opened={opened} {...cart} />
          <div className={css.wideOnly}>
            <BookNow opened={opened} {...bookNow} />
          </div>
          <div className={`${css.narrowOnly} ${needsScript}`}>
            <IconButton icon="menu" label={menu.open} aria-haspopup="dialog" onClick={open} />
          </div>
        </div>
      </div>
      {wanted && (
        <MobileMenu ref={arrive} close={close} {...{ logo, label, links, bookNow, account, menu, externalLabel }} />
      )}
    </header>
  )
}

interface Opening {
  opened: ReturnType<typeof useOpenPopover>
}

function Mega({ opened, item }: Opening & { item: NavMenu }) {
  const { isOpen, wrapper, button, panel } = usePopover(opened, `mega ${item.text}`, true)
  return (
    <div {...wrapper} className={popoverAnchor}>
      <button {...button} type="button" aria-current={item.current ? 'true' : undefined} className={css.link}>
        {item.text}
        <span className={css.chevron}>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
        </span>
      </button>
      {isOpen && <div className={css.scrim} />}
      <div {...panel} className={css.mega}>
        {/* Hydrated after the buttons of the header, because it has dozens of links. */}
        <Suspense>
          <MegaPanel groups={item.groups} promo={item.promo} />
        </Suspense>
      </div>
    </div>
  )
}

function AccountMenu({ opened, account }: Opening & { account: Account }) {
  const { isOpen, wrapper, button, panel } = usePopover(opened, 'account')
  if (account.kind === 'guest') {
    return (
      <button
        type="button"
        className={css.account}
        onClick={(event) => {
          focusPressed(event)
          account.onLogin()
        }}
      >
        {account.text}
      </button>
    )
  }
  return (
    <div {...wrapper} className={css.anchor}>
      <button {...button} type="button" aria-label={account.label} className={css.account}>
        <Icon name="user" />
        <span className={css.accountName}>{account.name}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div {...panel} className={menuPanel}>
        <MenuEntries items={account.items} />
      </div>
    </div>
  )
}

function Cart({ opened, label, count, mini }: Opening & HeaderProps['cart']) {
  const { isOpen, close, wrapper, button, panel } = usePopover(opened, 'cart')
  return (
    <div {...wrapper} className={needsScript}>
      <IconButton {...button} icon="cart" label={label} {...(count > 0 ? { badge: String(count) } : undefined)} />
      <div {...panel} role="region" aria-label={label} className={css.mini}>
        {isOpen && <Suspense>{typeof mini === 'function' ? mini(close) : mini}</Suspense>}
      </div>
    </div>
  )
}

function BookNow({ opened, text, items, current }: Opening & HeaderProps['bookNow']) {
  const { isOpen, wrapper, button, panel } = usePopover(opened, 'book', true)
  return (
    <div {...wrapper} className={css.anchor}>
      <Button {...button} aria-current={current ? 'true' : undefined}>
        {text}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
      <div {...panel} className={menuPanel}>
        <MenuEntries items={items} />
      </div>
    </div>
  )
}
