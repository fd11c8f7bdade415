import { HOME } from '#brand/home.ts'
import { useAtomValue } from 'jotai'
import { ArchPicture, Container, Icon, LinkButton, Text } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetAllHomeScreenBanner } from '../../api/contract/catalogue/banners.ts'
import { BRAND } from '../../brand.ts'
import { DayField } from '../../shell/date/DayField.tsx'
import { visit } from '../../shell/navigation.ts'
import { secondPricingAtom, withDay } from '../../state/packages.ts'
import { visitDayAtom } from '../../state/visitDay.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { BannerControls, BannerSlides, useRotation } from './Banners.tsx'
import * as css from './Hero.css.ts'
import * as home from './Home.css.ts'

function useBanners(): { loading: boolean; pictures: readonly string[] } {
  const banners = useResource('banners', (signal) => send(GetAllHomeScreenBanner, {}, { signal }), { quiet: true })
  const list = valueOf(banners)?.BannerList ?? []
  return {
    loading: banners.status === 'loading',
    pictures: list.map(({ ThumbnailLink, BannerLink }) => ThumbnailLink || BannerLink).filter(Boolean),
  }
}

export function Hero() {
  const pricing = useAtomValue(secondPricingAtom)
  const chosen = useAtomValue(visitDayAtom)
  const { loading, pictures } = useBanners()
  const rotation = useRotation(pictures.length)
  return (
    <section className={css.hero}>
      <Container>
        <div className={css.grid}>
          <h1 className={css.title}>{HOME.title}</h1>
          <div className={css.words}>
            <div className={css.lead}>
              <Text size="lead" tone="muted">
                {HOME.lead}
              </Text>
            </div>
            <div className={home.buttons}>
              {pricing && (
                <LinkButton href={pricing} size="large">
                  Check Pricing
                  <Icon name="arrow-right" />
                </LinkButton>
              )}
              <LinkButton
                href={BRAND.tourVideo}
                size="large"
                variant="secondary"
                external
                externalLabel=", opens in a new tab"
              >
                <Icon name="play" />
                Take a tour (film)
              </LinkButton>
            </div>
            {pricing && (
              <div className={css.when}>
                <DayField day={chosen} onChoose={(day) => day && void visit(withDay(pricing, day))} />
              </div>
            )}
            {pictures.length > 0 && <BannerControls count={pictures.length} rotation={rotation} />}
          </div>
          <div className={css.window}>
            {pictures.length > 0 ? (
              <BannerSlides pictures={pictures} rotation={rotation} />
            ) : (
              !loading && <ArchPicture {...HOME.hero} loading="eager" line />
            )}
          </div>
        </div>
      </Container>
    </section>
  )
}
