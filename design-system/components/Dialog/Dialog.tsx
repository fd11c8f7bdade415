import { Description, Title } from '@radix-ui/react-dialog'
import type { FocusEvent, ReactNode } from 'react'
import { slate as slateStripe } from '../../styles/surface.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import * as css from './Dialog.css.ts'
import { type DialogBaseProps, Modal } from './Modal.tsx'

export const DIALOG_SIZES = ['small', 'medium', 'large'] as const

export interface DialogProps extends DialogBaseProps {
  /** Its main buttons, below the content. On a phone they stay at the foot of the window. */
  actions?: ReactNode
  /** How wide it becomes at most. */
  size?: (typeof DIALOG_SIZES)[number] | undefined
  /** A picture in a second column before the content; above it on phones. */
  aside?: ReactNode
  /** A second column with the title and a summary. The picture is shown where there is room. */
  panel?: { content: ReactNode; picture?: ReactNode } | undefined
  /** Colour of the striped bar at its top. */
  slate?: 'quiet' | 'sun' | undefined
  /** One sentence under the title; the dialog's description. */
  description?: string | undefined
}

/** Scrolls a focused element into view, because Radix's focus trap wraps around without scrolling. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}

/** A bottom sheet below 600 px. */
export function Dialog({
  title,
  closeLabel,
  children,
  actions,
  size = 'medium',
  aside,
  panel,
  slate = 'sun',
  description,
  ...modal
}: DialogProps) {
  const titleLook = panel ? css.panelTitle : size === 'small' ? css.smallTitle : css.title
  const heading = <Title className={titleLook}>{title}</Title>
  const about = description && (
    <Description className={panel ? css.panelAbout : css.description}>
      <Spoken>{description}</Spoken>
    </Description>
  )
  return (
    <Modal {...modal} className={`${css.dialog} ${css.size[size]}`} onFocus={showFocused}>
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
            <IconButton icon="close" label={closeLabel} onClick={modal.onClose} />
          </div>
          {!panel && about}
          <div className={panel ? css.underPanel : css.body}>{children}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
    </Modal>
  )
}
