import type { ReactNode } from 'react'
import { ArchPicture } from '../../components/Arch/Arch.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { usePicture } from '../../components/Picture/Picture.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './ResultPage.css.ts'

interface ResultPageBase {
  /** The page's heading of level 1. */
  title: string
  /** What happened, and what follows from it. */
  children: ReactNode
  /** Links or buttons that lead on; the first is the main one. */
  actions: ReactNode
  /** The picture, with its alternative text. */
  picture: { src: string; alt: string }
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** `scene` fills the screen without header and footer, and includes the logo. */
export type ResultPageProps = ResultPageBase &
  (
    | {
        /** `scene` fills the window with the picture. @default 'arch' */
        variant?: 'arch' | undefined
        logo?: undefined
      }
    | {
        variant: 'scene'
        /** The `Logo`, only in a `scene`. */
        logo?: ReactNode
      }
  )

export function ResultPage({ title, children, actions, picture, id, variant, logo }: ResultPageProps) {
  const words = (
    <>
      <Heading level={1} size="display-m">
        {title}
      </Heading>
      <div className={css.text}>{typeof children === 'string' ? <Spoken>{children}</Spoken> : children}</div>
      <div className={css.actions}>{actions}</div>
    </>
  )
  if (variant === 'scene') {
    return (
      <div id={id} data-theme="dark" className={css.scene}>
        <Backdrop {...picture} />
        <div className={css.brand}>{logo}</div>
        <div className={css.front}>
          <div className={css.frontWords}>{words}</div>
        </div>
      </div>
    )
  }
  return (
    <div id={id} className={css.root}>
      <div className={css.words}>{words}</div>
      <div className={css.picture}>
        <ArchPicture {...picture} line loading="eager" />
      </div>
    </div>
  )
}

function Backdrop({ src, alt }: ResultPageBase['picture']) {
  const { failed, image } = usePicture(src)
  return failed ? null : <img {...image} alt={alt} className={css.backdrop} />
}
