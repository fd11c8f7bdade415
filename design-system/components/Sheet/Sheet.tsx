import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { ignoreHandledEscape, useDialogFocus } from '../Dialog/useDialogFocus.ts'
import { useKeyboardRoom } from '../Dialog/useKeyboardRoom.ts'
import { useScrollbarGutter } from '../Dialog/useScrollbarGutter.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Sheet.css.ts'

export interface SheetProps {
  /** Whether it is shown. */
  open: boolean
  /** Called on Escape, the backdrop and the close button. */
  onClose: () => void
  /** Its heading and accessible name. */
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** The content; scrolls if it is too high. */
  children: ReactNode
  /** Pinned at the foot. The first, the main one, takes the free space. */
  actions?: ReactNode
  /** One sentence under the title; the sheet's description. */
  description?: string | undefined
  /** Receives focus on closing; by default what had it before, else the page's h1. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** Receives focus on opening; by default the sheet, so that its name is announced. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The dialog element's `id`. */
  id?: string | undefined
}

/** At the foot of the screen, or at the end of a wide one. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, closeLabel, children, actions, description, id } = props
  const home = useDialogFocus(props)
  useScrollbarGutter(open)
  useKeyboardRoom(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={css.overlay}>
          <Radix.Content
            {...home}
            {...(id ? { id } : undefined)}
            {...(description ? undefined : { 'aria-describedby': undefined })}
            aria-modal="true"
            className={css.sheet}
            onEscapeKeyDown={ignoreHandledEscape}
          >
            <div className={slate.sun} />
            <div className={css.header}>
              <div>
                <Radix.Title className={css.title}>{title}</Radix.Title>
                {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
              </div>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </div>
            <div className={css.body}>{children}</div>
            {actions && <div className={css.actions}>{actions}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
