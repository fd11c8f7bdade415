import type { ReactNode } from 'react'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import * as css from './Tokens.stories.css.ts'

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <hr className={css.rule} />
      <Heading level={2} size="title-s">
        {name}
      </Heading>
      <div className={css.table}>{children}</div>
    </Stack>
  )
}

export function Entry({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className={css.entry}>
      {children}
      <span>
        {name} <span className={css.value}>{value}</span>
      </span>
    </div>
  )
}
