import { ArchPicture, Breadcrumb, Heading } from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import * as css from './FaqsPage.css.ts'
import { HERE } from './Search.tsx'

const VIEWS = [
  '/art/scene/rajwada-courtyard.3x4.svg',
  '/art/scene/texas-ranch.3x4.svg',
  '/art/scene/love-blossom.3x4.svg',
]

/** FAQ-01 */
export function FaqsBanner() {
  return (
    <>
      <div className={css.crumbs}>
        <Breadcrumb {...crumbs(HERE)} />
      </div>
      <div className={css.banner}>
        <div className={css.title}>
          <Heading level={1} size="display-m">
            Good questions
          </Heading>
        </div>
        <div className={css.views}>
          {VIEWS.map((src) => (
            <div key={src} className={css.view}>
              <ArchPicture src={src} alt="" loading="eager" />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
