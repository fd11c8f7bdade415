import { CONTACT } from '#brand/contact.ts'
import { useEffect, useRef, useState } from 'react'
import { Button, Heading, Icon, Text, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import * as css from './ContactPage.css.ts'
import { mapFrame, mapPage } from './map.ts'
import { SketchMap } from './SketchMap.tsx'

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
