import { Link } from '../Link/Link.tsx'
import * as css from './Logo.css.ts'

export interface LogoProps {
  /** The link's accessible name; must contain its visible text. */
  label: string
  /** Where it leads: the start page. */
  href: string
  /** The text beside the mark; by default `label`. */
  words?: string | undefined
}

export function Logo({ label, href, words = label }: LogoProps) {
  return (
    <Link href={href} aria-label={words === label ? undefined : label} className={css.logo}>
      <svg viewBox="0 0 34 42" aria-hidden="true" className={css.mark}>
        <path
          className={css.door}
          d="M1 41L1 21C0.84 18.2 1.16 15.8 3.4 14.3C2.44 11.6 3.72 9.3 6.92 8.7C6.6 6.1 8.84 4.5 11.88 4.7C12.84 2.9 15.56 3 17 1C18.44 3 21.16 2.9 22.12 4.7C25.16 4.5 27.4 6.1 27.08 8.7C30.28 9.3 31.56 11.6 30.6 14.3C32.84 15.8 33.16 18.2 33 21L33 41Z"
        />
        <circle className={css.sun} cx="17" cy="26" r="8" />
        <path
          className={css.blades}
          d="M17 18l4.6 6.6M25 26l-8 .6M21.6 32.5l-3.2-7.3M12.5 32.5l4.7-6.6M9 26l8-.5M12.4 19.5l3.2 7.3"
        />
      </svg>
      <span>{words}</span>
    </Link>
  )
}
