import { Description, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { type DialogBaseProps, Modal } from '../Dialog/Modal.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Sheet.css.ts'

export interface SheetProps extends DialogBaseProps {
  /** Pinned at the foot. The first, the main one, takes the free space. */
  actions?: ReactNode
  /** One sentence under the title; the sheet's description. */
  description?: string | undefined
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
