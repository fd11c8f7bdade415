import { ArchPicture, Heading } from '../../design-system/index.ts'
import * as css from './PageBanner.css.ts'

interface PageBannerProps {
  title: string
  lead?: string | undefined
  /** Undefined while loading, which reserves its space; empty if there is none. */
  picture?: string | undefined
}

export function PageBanner({ title, lead, picture }: PageBannerProps) {
  return (
    <div className={css.banner} data-bare={picture === '' ? '' : undefined}>
      <div className={css.words}>
        <Heading level={1} size="display-m">
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {picture && (
        <div className={css.picture}>
          <ArchPicture
            src={picture}
            alt=""
            ratio="5/4"
            loading="eager"
            fetchPriority="high"
            sizes="(max-width: 767px) 100vw, 60vw"
          />
        </div>
      )}
    </div>
  )
}
