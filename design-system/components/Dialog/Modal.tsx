import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import * as css from './Dialog.css.ts'

/** What a dialog takes, whatever its shape. */
export interface DialogBaseProps {
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
  /** Receives focus on closing; by default what had it before, else the page's h1. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  /** Receives focus on opening; by default the dialog or sheet, so that its name is announced. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The dialog element's `id`. */
  id?: string | undefined
}

type FocusWishes = Pick<DialogBaseProps, 'returnFocus' | 'initialFocus'>

interface ModalProps
  extends Omit<DialogBaseProps, 'title' | 'closeLabel' | 'children'>, Omit<ComponentProps<typeof Radix.Content>, 'id'> {
  /** The class of the backdrop, which holds the content. */
  backdrop?: string
  theme?: 'dark'
}

/**
 * The common part of `Dialog`, `AlertDialog`, `Sheet` and `Lightbox`. Does not use Radix's overlay, which locks the
 * scroll with an inline style element that the content security policy forbids.
 */
export function Modal({
  open,
  onClose,
  returnFocus,
  initialFocus,
  backdrop = css.overlay,
  theme,
  id,
  ...content
}: ModalProps) {
  const focus = useDialogFocus({ returnFocus, initialFocus })
  const scrim = useRef<HTMLDivElement>(null)
  useScrollbarGutter(open)
  useKeyboardRoom(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div ref={scrim} className={backdrop} data-theme={theme}>
          <Radix.Content
            {...focus}
            {...(id ? { id } : undefined)}
            aria-modal="true"
            onEscapeKeyDown={ignoreHandledEscape}
            onPointerDownOutside={(event) => {
              // Toasts are drawn over the dialog, and a press on one does not close it.
              if (event.target !== scrim.current) event.preventDefault()
            }}
            {...content}
          />
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Moves focus on opening and closing. If the opener is gone (a removed cart line, a closed menu), the page's heading
 * receives focus instead of the body.
 */
function useDialogFocus({ returnFocus, initialFocus }: FocusWishes) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      event.preventDefault()
      const start = initialFocus?.current ?? event.currentTarget
      if (start instanceof HTMLElement) start.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const wanted = [returnFocus?.current, opener.current].find((one) => one?.isConnected && one !== document.body)
      const home = wanted ?? document.querySelector('main h1') ?? document.querySelector('main')
      if (!(home instanceof HTMLElement)) return
      if (!wanted) home.tabIndex = -1
      home.focus()
    },
  }
}

/** An open calendar or panel of choices inside handles Escape itself, which must not close the dialog. */
function ignoreHandledEscape(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault()
}

/** Marks on the root element whether the page had a scrollbar when a dialog opened: only then its space is kept. */
function useScrollbarGutter(open: boolean) {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (open) root.toggleAttribute('data-scrolls', root.scrollHeight > root.clientHeight)
  }, [open])
}

/**
 * Tells style sheets how much of the window's foot an on-screen keyboard covers. It changes the visual viewport only:
 * units such as `dvh` and fixed elements do not follow.
 */
function useKeyboardRoom(open: boolean) {
  useEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return undefined
    const { style } = document.documentElement
    const measure = () => {
      const hidden = Math.round(window.innerHeight - view.height - view.offsetTop)
      // Pinch-zooming shrinks the visual viewport too.
      if (view.scale === 1 && hidden > 0) style.setProperty(css.KEYBOARD, `${hidden}px`)
      else style.removeProperty(css.KEYBOARD)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty(css.KEYBOARD)
    }
  }, [open])
}
