/** An iframe of a given size, for components that depend on the window and not on their container. */
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface ScreenProps {
  title: string
  /** CSS pixels. */
  width: number
  height: number
  children: ReactNode
}

function copyRoot(to: HTMLElement): void {
  const from = document.documentElement
  for (const { name } of Array.from(to.attributes)) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of Array.from(from.attributes)) to.setAttribute(name, value)
}

/** Resolves when every style sheet has loaded or failed. */
function copyStyles(to: Document): Promise<unknown> {
  const copies = Array.from(document.head.querySelectorAll<HTMLElement>('style, link[rel=stylesheet]'), (sheet) => {
    const copy = to.importNode(sheet, true)
    to.head.append(copy)
    return copy instanceof to.defaultView!.HTMLLinkElement
      ? new Promise((done) => {
          copy.addEventListener('load', done)
          copy.addEventListener('error', done)
        })
      : Promise.resolve()
  })
  return Promise.all(copies)
}

function dress(inside: Document): Promise<unknown> {
  copyRoot(inside.documentElement)
  inside.body.style.margin = '0'
  return copyStyles(inside)
}

export function Screen({ title, width, height, children }: ScreenProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => {
    const inside = frame?.contentDocument
    if (!inside) return undefined
    let isOver = false
    void dress(inside).then(() => !isOver && setBody(inside.body))
    const watch = new MutationObserver(() => copyRoot(inside.documentElement))
    watch.observe(document.documentElement, { attributes: true })
    return () => {
      isOver = true
      watch.disconnect()
    }
  }, [frame])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls where the window is narrower (WCAG 2.1.1).
    <div role="group" aria-label={title} tabIndex={0} style={{ overflow: 'auto', maxWidth: '100%' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Empty; React draws into it from here. */}
      <iframe
        data-screen=""
        ref={setFrame}
        title={title}
        style={{ boxSizing: 'content-box', width, height, border: '1px solid', display: 'block' }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
