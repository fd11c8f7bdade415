import type { ReactNode } from 'react'
import { needsScript } from '../../styles/script.css.ts'
import { slate } from '../../styles/surface.css.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './Footer.css.ts'
import { Newsletter, type NewsletterProps } from './Newsletter.tsx'

export interface FooterProps {
  /** The sentence at the start; each string of a list begins a line. */
  heading: string | readonly string[]
  /** Address, telephone and e-mail, each with an icon; a link if it has an address. */
  contacts: readonly { icon: IconName; text: string; href?: string | undefined }[]
  /** Titled lists of links, each a navigation landmark. */
  columns: readonly { title: string; links: readonly { href: string; text: string }[] }[]
  /** The form for the newsletter: its texts, value and callbacks. */
  newsletter: NewsletterProps
  /** External; each opens a new tab, and its label says so. */
  social: readonly { icon: IconName; label: string; href: string }[]
  /** The line at the foot. */
  copyright: string
  /** A select at the foot, for the theme or the language. */
  choice?:
    | {
        label: string
        value: string
        options: readonly { value: string; text: string }[]
        onChange: (value: string) => void
      }
    | undefined
  /** The round button at the foot; scrolls to the top unless `onPress` does something else. */
  toTop: { label: string; onPress?: (() => void) | undefined }
  /** The name in large decorative letters. */
  mark: string
  /** A floating link; placed here so that it is inside a landmark. */
  chat?: ReactNode
  /** Kept in the page, hidden and not focusable. */
  hidden?: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function Footer({
  heading,
  contacts,
  columns,
  newsletter,
  social,
  copyright,
  choice,
  toTop,
  mark,
  chat,
  hidden,
  id,
}: FooterProps) {
  return (
    <footer id={id} className={css.foot}>
      <div className={slate.sun} />
      <div className={css.grid}>
        <div className={css.about}>
          <p className={css.heading}>
            {(typeof heading === 'string' ? [heading] : heading).map((line) => (
              <span key={line} className={css.headingLine}>
                {line}{' '}
              </span>
            ))}
          </p>
          <ul className={css.contacts}>
            {contacts.map((contact) => (
              <li key={contact.text}>
                <Contact {...contact} />
              </li>
            ))}
          </ul>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul>
              {links.map(({ href, text }) => (
                <li key={text}>
                  <Link href={href} className={css.link}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={css.reach}>
          <Newsletter {...newsletter} />
          {social.length > 0 && (
            <ul className={css.social}>
              {social.map(({ icon, label, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className={css.round}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={css.base}>
        <button
          type="button"
          aria-label={toTop.label}
          className={`${css.round} ${needsScript}`}
          onClick={toTop.onPress ?? (() => window.scrollTo({ top: 0 }))}
        >
          <Icon name="chevron-up" />
        </button>
        <p>{copyright}</p>
        {choice && (
          <label className={`${css.choice} ${needsScript}`}>
            {choice.label}
            <select
              className={css.select}
              value={choice.value}
              onChange={(event) => choice.onChange(event.target.value)}
            >
              {choice.options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={css.mark} aria-hidden="true">
        {mark}
      </div>
      {chat}
      {hidden && (
        <div hidden inert>
          {hidden}
        </div>
      )}
    </footer>
  )
}

function Contact({ icon, text, href }: FooterProps['contacts'][number]) {
  const inside = (
    <>
      <Icon name={icon} />
      {text}
    </>
  )
  return href ? (
    <a href={href} className={css.contactLink}>
      {inside}
    </a>
  ) : (
    <span className={css.contact}>{inside}</span>
  )
}
