import { useId } from 'react'
import { ArchPicture } from '../Arch/Arch.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './PictureCard.css.ts'

interface PictureCardBase {
  /** Its heading; the link, unless there is `more`. */
  title: string
  /** Heading level of the title. */
  level?: 2 | 3 | undefined
  /** The picture, with its alternative text. */
  picture: Pick<PictureProps, 'src' | 'alt' | 'loading' | 'fetchPriority' | 'sizes'>
  /** `arch` for sets. */
  shape?: 'plain' | 'arch' | undefined
  /** The picture's ratio; by default '4/3'. */
  ratio?: string | undefined
  /** A word above the title: the category of a prop. */
  eyebrow?: string | undefined
  /** A price below the title, already formatted. */
  price?: string | undefined
  /** A sentence or two below the title. */
  description?: string | undefined
  /** `beside` for the first of a list, large. */
  layout?: 'stacked' | 'beside' | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** Not a link without `href`; `more` then is not allowed. */
export type PictureCardProps = PictureCardBase &
  (
    | {
        /** Where it leads; without an address the card is not a link. */
        href?: undefined
        more?: undefined
        onOpen?: undefined
      }
    | {
        href: string
        /** 'Read More': the link's text, named together with the title. */ more?: string | undefined
        /** Called before the link is followed. */ onOpen?: (() => void) | undefined
      }
  )

/** A card that is one link: a set, an event, a prop, a story. */
export function PictureCard({
  title,
  level = 3,
  picture,
  shape = 'plain',
  ratio = '4/3',
  layout = 'stacked',
  id,
  ...rest
}: PictureCardProps) {
  const own = useId()
  const heading = `${id ?? own}-title`
  const { eyebrow, price, description, href, more, onOpen } = rest
  const link = href !== undefined && { href, onClick: onOpen }
  return (
    <div className={css.room}>
      <article id={id} aria-labelledby={heading} className={css.card[layout]}>
        <div className={css.picture}>
          {shape === 'arch' ? <ArchPicture {...picture} ratio={ratio} /> : <Picture {...picture} ratio={ratio} />}
        </div>
        <div className={css.words[layout]}>
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <Heading level={level} size={layout === 'beside' ? 'title-l' : 'title-m'} id={heading}>
            {link && !more ? (
              <Link {...link} className={css.title}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {price && (
            <p className={css.price}>
              <Spoken>{price}</Spoken>
            </p>
          )}
          {description && <p className={css.about[layout]}>{description}</p>}
          {link && more && (
            <Link {...link} className={css.more}>
              {`${more} `}
              <VisuallyHidden>{title}</VisuallyHidden>
            </Link>
          )}
        </div>
      </article>
    </div>
  )
}
