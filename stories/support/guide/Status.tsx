import { Badge, type BadgeProps } from '../../../design-system/components/Badge/Badge.tsx'
import type { GuideStatus } from '../guide.ts'
import { facts } from './facts.ts'
import * as css from './guide.css.ts'

const STATUS: Readonly<Record<GuideStatus, { text: string; tone: NonNullable<BadgeProps['tone']>; means: string }>> = {
  ready: { text: 'Ready', tone: 'success', means: 'Tested and documented. Use it.' },
  new: { text: 'New', tone: 'info', means: 'Complete, and not in a release yet.' },
  experimental: { text: 'Experimental', tone: 'warning', means: 'Its props may change in any release.' },
  deprecated: { text: 'Deprecated', tone: 'danger', means: 'Do not start using it. The purpose names its successor.' },
}

export function Status({ name, status }: { name: string; status: GuideStatus }) {
  const { text, tone, means } = STATUS[status]
  const last = facts[name]?.changes[0]
  return (
    <p className={css.status}>
      <Badge tone={tone}>{text}</Badge> {means} {last && `Last changed: ${last.version.toLowerCase()}.`}
    </p>
  )
}
