'use client'

/** Entry points that need a render callback, which a server component cannot pass. */
import { FlipBook } from '@aperture-acres/design-system/FlipBook'
import { Gallery } from '@aperture-acres/design-system/Gallery'
import { Lightbox } from '@aperture-acres/design-system/Lightbox'
import { LinkProvider, type LinkProps } from '@aperture-acres/design-system/Link'
import { PictureSources } from '@aperture-acres/design-system/PictureSources'
import { PriceRangeSlider } from '@aperture-acres/design-system/PriceRangeSlider'
import { ResendCountdown } from '@aperture-acres/design-system/ResendCountdown'
import { TextLink } from '@aperture-acres/design-system/TextLink'
import { useEffect } from 'react'

const never = () => undefined
const moves = { previousLabel: 'Before', nextLabel: 'After' }
const pictures = [{ src: '/none.svg', alt: 'A pond' }]
const box = { title: 'Pictures', closeLabel: 'Close', fullLabel: 'Full size', ...moves }
const counter = (position: number, count: number) => `${position} of ${count}`

export const Book = () => (
  <FlipBook
    label="Sets"
    pages={[{ key: 'one', content: 'The pond' }]}
    {...moves}
    firstReason="First page"
    lastReason="Last page"
    pageLabel={(page) => `Page ${page}`}
    status={(first, last, count) => `${first} to ${last} of ${count}`}
  />
)
export const Pictures = () => (
  <Gallery pictures={pictures} openLabel={({ alt }) => `Enlarge ${alt}`} lightbox={{ ...box, counter }} />
)
const Anchor = ({ href, children }: LinkProps) => <a href={`${href}?routed`}>{children}</a>
export const Routed = () => (
  <LinkProvider component={Anchor}>
    <TextLink href="/routed">The pond</TextLink>
  </LinkProvider>
)
export const Found = () => (
  <PictureSources find={never}>
    <p>The pond</p>
  </PictureSources>
)
export const Enlarged = ({ open }: { open: boolean }) => (
  <Lightbox {...box} pictures={pictures} at={open ? 0 : undefined} counter={counter} onMove={never} onClose={never} />
)
export const Prices = () => (
  <PriceRangeSlider
    legend="Price"
    min={0}
    max={100}
    value={[10, 90]}
    onChange={never}
    onApply={never}
    onReset={never}
    format={(price) => `₹${price}`}
    minimumLabel="Least"
    maximumLabel="Most"
  />
)
export const Wait = () => (
  <ResendCountdown until={0} waiting={(seconds) => `Again in ${seconds} s`} announce="Send again now" />
)

export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'yes'
  }, [])
  return null
}
