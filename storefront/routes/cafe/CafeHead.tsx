import { CAFE } from '#brand/cafe.ts'
import { ArchPicture, StatList, Heading, Text } from '../../../design-system/index.ts'
import * as css from './CafePage.css.ts'

export function CafeHead() {
  return (
    <div className={css.head}>
      <div className={css.words}>
        <Heading level={1} size="display-m">
          {CAFE.title}
        </Heading>
        <Text size="lead" tone="muted">
          {CAFE.lead}
        </Text>
        <Text>{CAFE.text}</Text>
        <StatList items={CAFE.facts} />
      </div>
      <div className={css.picture}>
        <ArchPicture src={CAFE.picture} alt="" line ratio="4/4.4" loading="eager" fetchPriority="high" />
      </div>
    </div>
  )
}
