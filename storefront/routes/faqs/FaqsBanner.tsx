import { PICTURES } from '#brand/pictures.ts'
import { ArchPicture, Breadcrumb, Heading } from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import * as css from './FaqsPage.css.ts'
import { HERE } from './Search.tsx'

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
          {PICTURES.faqs.map((src) => (
            <div key={src} className={css.view}>
              <ArchPicture src={src} alt="" loading="eager" />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
