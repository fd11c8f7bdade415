import { CONTACT } from '#brand/contact.ts'
import { useEffect, useRef, useState } from 'react'
import { Button, Heading, Icon, Text, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import * as css from './ContactPage.css.ts'
import { mapFrame, mapPage } from './map.ts'

/** A sketch, and the map on request, because the map reveals the visitor to OpenStreetMap (CONT-09). */
export function FindUs() {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (isOpen) frame.current?.focus({ preventScroll: true })
  }, [isOpen])

  return (
    <section className={css.find} aria-labelledby="find">
      <div className={css.findWords}>
        <Heading level={2} size="title-l" id="find">
          Find us
        </Heading>
        <Text>{BRAND.address}</Text>
        <Text tone="muted">{CONTACT.arrival}</Text>
        <TextLink href={mapPage(BRAND.place)} external externalLabel=", opens in a new tab">
          Directions on OpenStreetMap
        </TextLink>
      </div>
      <div className={css.map}>
        {isOpen ? (
          <iframe
            ref={frame}
            src={mapFrame(BRAND.place)}
            title={`Map: ${BRAND.name}, ${BRAND.address}`}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- both are safe in a frame from another origin
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            className={css.frame}
          />
        ) : (
          <>
            <SketchMap label={CONTACT.way} />
            <div className={css.mapAction}>
              <Button variant="secondary" onClick={() => setOpen(true)}>
                <Icon name="pin" />
                Show the map
              </Button>
              <Text size="small">The map comes from openstreetmap.org.</Text>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function SketchMap({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 800 520"
      preserveAspectRatio="xMidYMid slice"
      className={css.sketch}
    >
      <g className={css.fields}>
        <path d="M0 0h330l60 190-180 120L0 250z" />
        <path d="M480 0h320v170L560 250 430 190z" />
        <path d="M0 330l210 60 120 130H0z" />
        <path d="M640 300l160-40v260H560z" />
      </g>
      <path className={css.river} d="M0 300c120 10 150 60 260 80s170 60 200 140" />
      <path className={css.road} d="M-20 90c160 10 240 60 330 130s190 130 510 140" />
      <path className={css.road} d="M404 262c20-70 80-90 150-104" />
      <path className={css.route} d="M60 100c110 20 180 66 250 120 30 24 60 42 92 54 14-70 72-94 142-112" />
      <g className={css.acres}>
        <path d="M552 76l130-20 34 96-120 44z" />
      </g>
      <circle className={css.city} cx="60" cy="98" r="15" />
      <path className={css.pin} d="M620 150c-34-42-36-58-36-70a36 36 0 0 1 72 0c0 12-2 28-36 70z" />
      <circle className={css.pinHole} cx="620" cy="80" r="13" />
    </svg>
  )
}
