import { Description, Title } from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './Dialog.css.ts'
import { Modal } from './Modal.tsx'

export interface AlertDialogProps {
  /** Whether it is shown. */
  open: boolean
  /** Its heading and accessible name. */
  title: string
  /** The message; the dialog's description. */
  children: ReactNode
  /** The text of its only button: 'OK'. */
  action: string
  /** Called by the button and by Escape. */
  onAction: () => void
  /** Receives focus on closing; by default what had it before, else the page's h1. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** The dialog element's `id`. */
  id?: string | undefined
}

/** A message that must be acknowledged. */
export function AlertDialog({ title, children, action, onAction, ...modal }: AlertDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      {...modal}
      onClose={onAction}
      initialFocus={button}
      role="alertdialog"
      className={`${css.dialog} ${css.size.small}`}
      onPointerDownOutside={(event) => event.preventDefault()}
    >
      <div className={slate.sun} />
      <div className={css.header}>
        <Title className={css.smallTitle}>{title}</Title>
      </div>
      <div className={css.alertBody}>
        <Description asChild>
          <div>{children}</div>
        </Description>
        <Button ref={button} width="full" onClick={onAction}>
          {action}
        </Button>
      </div>
    </Modal>
  )
}
