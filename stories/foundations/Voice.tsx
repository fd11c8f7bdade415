import type { ReactNode } from 'react'
import * as css from './Voice.stories.css.ts'

export interface Change {
  before: ReactNode
  /** The shop must show `before`, because the specification states it literally. */
  isStated?: boolean
  after: ReactNode
  why: string
}

export function Changes({ of }: { of: readonly Change[] }) {
  return (
    <div className={css.pairs}>
      {of.map(({ before, isStated, after, why }) => (
        <div key={why} className={css.pair}>
          <figure className={css.before}>
            <figcaption className={css.label}>{isStated ? 'Stated by the client' : 'Before'}</figcaption>
            <div className={css.subject}>{before}</div>
          </figure>
          <figure className={css.after}>
            <figcaption className={css.label}>After</figcaption>
            <div className={css.subject}>{after}</div>
          </figure>
          <p className={css.why}>{why}</p>
        </div>
      ))}
    </div>
  )
}

export const Rules = ({ of }: { of: readonly string[] }) => (
  <ul className={css.rules}>
    {of.map((rule) => (
      <li key={rule} className={css.rule}>
        {rule}
      </li>
    ))}
  </ul>
)
