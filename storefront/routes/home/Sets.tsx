import { HOME } from '#brand/home.ts'
import {
  ArchPicture,
  Carousel,
  Container,
  Heading,
  Icon,
  Link,
  Picture,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../../design-system/index.ts'
import { Acres } from './Acres.tsx'
import type { HomeSet } from '../../brands/shape.ts'
import * as home from './Home.css.ts'
import * as css from './Sets.css.ts'
import { useFocusableScroll } from './useFocusableScroll.ts'

/** Milliseconds (HOME-19). */
const SETS_INTERVAL = 3000

function SetTile({ set: { name, light, picture } }: { set: HomeSet }) {
  return (
    <li className={css.tile}>
      <Link href="/sets" className={css.link}>
        <div className={css.arch}>
          <ArchPicture src={picture.src} alt={picture.alt} />
        </div>
        <div className={css.sill}>
          <Heading level={3} size="title-s">
            {name}
          </Heading>
          <VisuallyHidden>, </VisuallyHidden>
          <Text as="span" size="small" tone="muted">
            {light}
          </Text>
        </div>
      </Link>
    </li>
  )
}

function View({ set: { name, view } }: { set: HomeSet }) {
  return (
    <figure>
      <Picture src={view.src} alt={view.alt} width={1200} height={900} ratio="16/10" />
      <figcaption className={css.caption}>
        {name}
        <span className={css.hour}>{view.hour}</span>
      </figcaption>
    </figure>
  )
}

export function Sets() {
  const scroller = useFocusableScroll<HTMLDivElement>()
  return (
    <section className={home.rest} aria-labelledby="glance">
      <Container>
        <div className={css.head}>
          <div className={css.title}>
            <Heading level={2} size="display-s" id="glance">
              <span className={home.sentence}>glance at our beautiful shooting sets</span>
            </Heading>
          </div>
          <TextLink href="/sets">
            <span className={home.sentence}>view all</span>
            <Icon name="arrow-right" />
          </TextLink>
        </div>
        <div {...scroller} className={`${home.across} ${css.snapping}`} role="group" aria-labelledby="glance">
          <ul className={css.arcade}>
            {HOME.sets.map((set) => (
              <SetTile key={set.name} set={set} />
            ))}
          </ul>
        </div>
        <Acres />
        <div className={css.slider}>
          <Carousel
            label="The sets at other hours"
            roleDescription="carousel"
            interval={SETS_INTERVAL}
            perView={2}
            slides={HOME.sets.map((set) => ({ key: set.name, content: <View set={set} /> }))}
            previousLabel="Previous sets"
            nextLabel="Next sets"
            pauseLabel="Pause the sets"
            playLabel="Play the sets"
          />
        </div>
      </Container>
    </section>
  )
}
