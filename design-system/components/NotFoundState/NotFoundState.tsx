import type { ReactNode } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import * as css from './NotFoundState.css.ts'

export interface NotFoundStateProps {
  /** Address of a drawing above the text; decorative. */
  picture?: string | undefined
  /** 'Sorry, no result found!' */
  children: ReactNode
  /** One link or button: clear the filter, see everything. */
  action?: ReactNode
  /** Announces it after a filter or search. Leave it out if the page was empty from the start. */
  live?: boolean | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** A list without results. For an empty page use `EmptyState`, for a missing one `ResultPage`. */
export function NotFoundState({ picture, children, action, live, id }: NotFoundStateProps) {
  return (
    <div id={id} className={css.root}>
      {picture && (
        <div className={css.picture}>
          <Picture src={picture} alt="" ratio="4/3" width={420} height={315} />
        </div>
      )}
      <p role={live ? 'status' : undefined} className={css.words}>
        {children}
      </p>
      {action}
    </div>
  )
}
