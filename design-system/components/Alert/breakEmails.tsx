import type { ReactNode } from 'react'
import { Fragment } from 'react'

/** Lets an email address that is wider than a narrow line break before its @, and nowhere else. */
export const breakEmails = (text: string): ReactNode =>
  text.split(/(?=@\w)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
