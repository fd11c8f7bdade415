import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './Dialog.css.ts'
import { useDialogFocus } from './useDialogFocus.ts'
import { useScrollbarGutter } from './useScrollbarGutter.ts'

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
export function AlertDialog({ open, title, children, action, onAction, returnFocus, id }: AlertDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  const home = useDialogFocus({ returnFocus, initialFocus: button })
  useScrollbarGutter(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onAction()}>
      <Radix.Portal>
        <div className={css.overlay}>
          <Radix.Content
            {...home}
            {...(id ? { id } : undefined)}
            role="alertdialog"
            aria-modal="true"
            className={`${css.dialog} ${css.size.small}`}
            onPointerDownOutside={(event) => event.preventDefault()}
          >
            <div className={slate.sun} />
            <div className={css.header}>
              <Radix.Title className={css.smallTitle}>{title}</Radix.Title>
            </div>
            <div className={css.alertBody}>
              <Radix.Description asChild>
                <div>{children}</div>
              </Radix.Description>
              <Button ref={button} width="full" onClick={onAction}>
                {action}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
