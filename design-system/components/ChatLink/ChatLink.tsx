import { Icon } from '../Icon/Icon.tsx'
import * as css from './ChatLink.css.ts'

export interface ChatLinkProps {
  /** Address of the chat. */
  href: string
  /** Should say that a new tab opens: 'Chat with us (opens in a new tab)'. */
  label: string
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function ChatLink({ href, label, id }: ChatLinkProps) {
  return (
    <a id={id} href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className={css.chat}>
      <Icon name="chat" size="large" />
    </a>
  )
}
