import * as Radix from '@radix-ui/react-dialog'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { slate as slateStripe } from '../../styles/surface.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import * as css from './Dialog.css.ts'
import { ignoreHandledEscape, useDialogFocus } from './useDialogFocus.ts'
import { useKeyboardRoom } from './useKeyboardRoom.ts'
import { useScrollbarGutter } from './useScrollbarGutter.ts'

export const DIALOG_SIZES = ['small', 'medium', 'large'] as const

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean
  /** Called on Escape, the backdrop and the close button. */
  onClose: () => void
  /** Its heading and accessible name. */
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** The content below the title; scrolls if it is too high. */
  children: ReactNode
  /** Its main buttons, below the content. On a phone they stay at the foot of the window. */
  actions?: ReactNode
  /** How wide it becomes at most. */
  size?: (typeof DIALOG_SIZES)[number] | undefined
  /** A picture in a second column before the content; above it on phones. */
  aside?: ReactNode
  /** A second column with the title and a summary. The picture is shown where there is room. */
  panel?: { content: ReactNode; picture?: ReactNode } | undefined
  /** Receives focus on closing; by default what had it before, else the page's h1. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** Receives focus on opening; by default the dialog, so that its name is announced. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Colour of the striped bar at its top. */
  slate?: 'quiet' | 'sun' | undefined
  /** One sentence under the title; the dialog's description. */
  description?: string | undefined
  /** The dialog element's `id`. */
  id?: string | undefined
}

/** Radix moves focus around the ends without scrolling. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}

/**
 * A bottom sheet below 600 px. Radix's overlay is not used: it locks the scroll with an inline style element, which the
 * content security policy forbids.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    children,
    actions,
    size = 'medium',
    aside,
    panel,
    slate = 'sun',
    description,
    id,
  } = props
  const home = useDialogFocus(props)
  useScrollbarGutter(open)
  useKeyboardRoom(open)
  const titleLook = panel ? css.panelTitle : size === 'small' ? css.smallTitle : css.title
  const heading = <Radix.Title className={titleLook}>{title}</Radix.Title>
  const about = description && (
    <Radix.Description className={panel ? css.panelAbout : css.description}>
      <Spoken>{description}</Spoken>
    </Radix.Description>
  )
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={css.overlay}>
          <Radix.Content
            {...home}
            {...(id ? { id } : undefined)}
            className={`${css.dialog} ${css.size[size]}`}
            aria-modal="true"
            onEscapeKeyDown={ignoreHandledEscape}
            onFocus={showFocused}
          >
            <div className={slateStripe[slate]} />
            <div className={aside || panel ? css.columns : undefined}>
              {aside && <div className={css.aside}>{aside}</div>}
              {panel && (
                <div className={css.panel} data-surface="sun">
                  {about}
                  {heading}
                  {panel.content}
                  {panel.picture && <div className={css.panelPicture}>{panel.picture}</div>}
                </div>
              )}
              <div className={css.main}>
                <div className={panel ? css.closeOnly : css.header}>
                  {!panel && heading}
                  <IconButton icon="close" label={closeLabel} onClick={onClose} />
                </div>
                {!panel && about}
                <div className={panel ? css.underPanel : css.body}>{children}</div>
                {actions && <div className={css.actions}>{actions}</div>}
              </div>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
