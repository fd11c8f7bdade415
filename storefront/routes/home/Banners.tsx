import { useState } from 'react'
import { ArchPicture, IconButton, useAutoplay, useMediaQuery } from '../../../design-system/index.ts'
import { media } from '../../../design-system/styles/index.ts'
import * as css from './Hero.css.ts'

const SLIDES_ID = 'banners'
/** Always five; those without a banner do nothing (HOME-05, C-044). */
const INDICATORS = [0, 1, 2, 3, 4]

/** Milliseconds. */
const BANNER_INTERVAL = 6000

/** The banner shown: the first one (HOME-04), then each next one by itself. */
export function useRotation(count: number) {
  const [turned, show] = useState(0)
  const index = turned < count ? turned : 0
  const autoplay = useAutoplay({
    count,
    perView: 1,
    interval: BANNER_INTERVAL,
    at: index,
    onTurn: () => show((index + 1) % count),
    startsPaused: useMediaQuery(media.reducedMotion, false),
  })
  return { ...autoplay, index, show }
}
type Rotation = ReturnType<typeof useRotation>

/** The desktop slider and the phone carousel are one (HOME-01, HOME-02). */
export function BannerSlides({ pictures, rotation }: { pictures: readonly string[]; rotation: Rotation }) {
  return (
    <div id={SLIDES_ID} role="group" aria-roledescription="carousel" aria-label="Banners" {...rotation.attention}>
      {pictures.map((src, at) => {
        const current = at === rotation.index
        return (
          <div
            key={`${at} ${src}`}
            className={css.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${pictures.length}`}
            aria-hidden={!current}
            data-current={current ? '' : undefined}
          >
            <ArchPicture
              src={src}
              alt={`Banner ${at + 1} of ${pictures.length}`}
              line
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'low'}
            />
          </div>
        )
      })}
    </div>
  )
}

export function BannerControls({ count, rotation }: { count: number; rotation: Rotation }) {
  return (
    <div className={css.controls} role="group" aria-label="Choose a banner" {...rotation.attention}>
      {count > 1 && (
        <IconButton
          icon={rotation.paused ? 'play' : 'pause'}
          label={rotation.paused ? 'Play banners' : 'Pause banners'}
          onClick={rotation.toggle}
          aria-controls={SLIDES_ID}
        />
      )}
      {INDICATORS.map((at) => (
        <button
          key={at}
          type="button"
          className={css.indicator}
          aria-label={`Banner ${at + 1}`}
          aria-current={at === rotation.index ? 'true' : undefined}
          aria-controls={SLIDES_ID}
          disabled={at >= count}
          onClick={() => rotation.show(at)}
        />
      ))}
    </div>
  )
}
