import { ArchPicture, Breadcrumb, StatList, Heading, Text } from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import * as css from './CafePage.css.ts'

export const HERE = { text: 'Cafe' }

const FACTS = [
  { value: '8am to 10pm', text: 'Restaurant hours' },
  { value: '100%', text: 'Vegetarian' },
] as const

/** CAFE-01 */
export function CafeHead() {
  return (
    <>
      <div className={css.crumbs}>
        <Breadcrumb {...crumbs(HERE)} />
      </div>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={1} size="display-m">
            The kitchen keeps crew time
          </Heading>
          <Text size="lead" tone="muted">
            The cafe on the farm is vegetarian. Filter coffee is ready at eight, thalis leave the kitchen at noon, and
            chaat goes out by the lamps.
          </Text>
          <Text>
            Vegetables come from the beds behind the Glasshouse, bread from our own oven, milk from the next village. A
            table needs no booking on weekdays; crews of more than twelve call ahead, and a thali comes to the set if
            the set cannot come to the thali.
          </Text>
          <StatList items={FACTS} />
        </div>
        <div className={css.door}>
          <ArchPicture src="/art/cafe/terrace.svg" alt="" line ratio="4/4.4" loading="eager" fetchPriority="high" />
        </div>
      </div>
    </>
  )
}
