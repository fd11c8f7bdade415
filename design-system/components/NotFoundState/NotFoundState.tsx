import type { ReactNode } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import * as css from './NotFoundState.css.ts'

export interface NotFoundStateProps {
  /** The not-found picture; decoration, because the sentence says it. */
  picture?: string | undefined
  /** 'Sorry, no result found!' */
  children: ReactNode
  /** One way on: clear the filter, see everything. */
  action?: ReactNode
  /** Says it when a filter or a search came to this; leave it out on a page that begins empty. */
  live?: boolean | undefined
  id?: string | undefined
}

/** A list that has nothing to show: a picture and a sentence. A page of its own that is empty is `EmptyState`, one that doesn't exist `ResultPage`. */
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
