import { Inline, LinkButton } from '../../../design-system/index.ts'
import { send, type SendOptions } from '../../api/client.ts'
import {
  GetProfessionalCategory,
  GetProfessionalDetails,
  GetProfessionalGallery,
} from '../../api/contract/catalogue/professionals.ts'
import { useSlug } from '../../shell/navigation.ts'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { PhotoGallery } from '../../shell/PhotoGallery.tsx'
import { ShareButton } from '../../shell/ShareButton.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { match, NothingFound } from '../../shell/match.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { wordsOfSlug } from '../../text/address.ts'
import { ALL_PROFESSIONALS, categoryPath, type Professional, type ProfessionalCategory } from './professionals.ts'

/**
 * Searches the lists of all categories for a portfolio's owner, because no call names them. Skips a refused category.
 * @returns null if nobody has this slug.
 */
async function findOwner(
  slug: string,
  options?: SendOptions,
): Promise<{ person: Professional; category: ProfessionalCategory } | null> {
  const { professionalcategorylist } = await send(GetProfessionalCategory, {}, options)
  const lists = await Promise.allSettled(
    professionalcategorylist.map(({ SlugName }) => send(GetProfessionalDetails, { SlugName }, options)),
  )
  for (const [at, list] of lists.entries()) {
    const category = professionalcategorylist[at]
    const person =
      list.status === 'fulfilled' ? list.value.professionallist.find(({ SlugName }) => SlugName === slug) : undefined
    if (person && category) return { person, category }
  }
  return null
}

export function PortfolioRoute() {
  const pid = useSlug()
  const gallery = useResource(`portfolio ${pid}`, (signal) =>
    send(GetProfessionalGallery, { SlugName: pid }, { signal }),
  )
  // Optional: only the heading needs it.
  const found = useResource(`owner ${pid}`, (signal) => findOwner(pid, { signal }), { quiet: true })
  const owner = valueOf(found)
  const name = owner?.person.Name || wordsOfSlug(pid, 'A professional')
  const category = owner && { href: categoryPath(owner.category.SlugName), text: owner.category.Name }
  const title = `Portfolio of ${name}`

  return (
    <PublicPage
      name={name}
      above={[ALL_PROFESSIONALS, ...(category ? [category] : [])]}
      title={title}
      description={`${title}: photographs of finished work, at full size.${owner ? ` ${owner.person.ProfessionalDescriptions}` : ''}`}
      image={owner?.person.ProfessionalImageLink && shareCard(owner.person.ProfessionalImageLink)}
      noindex={gallery.status === 'refused'}
      heading={name}
      lead={owner?.person.ProfessionalDescriptions}
      aside={
        <Inline gap={4}>
          <LinkButton href={category?.href ?? ALL_PROFESSIONALS.href}>
            {owner ? `Hire ${name}` : 'Hire professionals'}
          </LinkButton>
          <ShareButton title={title} />
        </Inline>
      }
    >
      {match(gallery, {
        refused: ({ msg }) => (
          <NothingFound
            msg={msg}
            action={<LinkButton href={ALL_PROFESSIONALS.href}>View all professionals</LinkButton>}
          />
        ),
        ready: ({ professionalgallerylist }) => (
          <section aria-label="Portfolio">
            <PhotoGallery
              of={name}
              layout="grid"
              files={professionalgallerylist.map(({ Filelink }) => Filelink)}
              none="There are no photographs in this portfolio yet."
            />
          </section>
        ),
      })}
    </PublicPage>
  )
}
