import type { ReactNode } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import * as css from './LineRow.css.ts'

interface LineRowProps {
  name: string
  detail?: string | undefined
  picture?: { src: string; alt: string } | undefined
  /** The price; `Amounts` takes its `look` from `LineRow.css.ts`. */
  children: ReactNode
}

/** A list item: something that was chosen, with its price. */
export function LineRow({ name, detail, picture, children }: LineRowProps) {
  return (
    <li className={css.row}>
      {picture && (
        <div className={css.picture}>
          <Picture {...picture} sizes="52px" width={52} height={60} ratio="52/60" />
        </div>
      )}
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {detail && (
          <p className={css.detail}>
            <Spoken isolated>{detail}</Spoken>
          </p>
        )}
      </div>
      <p className={css.prices}>{children}</p>
    </li>
  )
}
