import { Description, Title } from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { Modal } from '../Dialog/Modal.tsx'
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

/** Placed at the foot of the screen, or at the end of a wide one. */
export function Sheet({ title, closeLabel, children, actions, description, ...modal }: SheetProps) {
  return (
    <Modal {...modal} backdrop={css.overlay} className={css.sheet}>
      <div className={slate.sun} />
      <div className={css.header}>
        <div>
          <Title className={css.title}>{title}</Title>
          {description && <Description className={css.description}>{description}</Description>}
        </div>
        <IconButton icon="close" label={closeLabel} onClick={modal.onClose} />
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </Modal>
  )
}
