import { useAtomValue } from 'jotai'
import { Alert, PersonCard } from '../../../design-system/index.ts'
import { askForPrice } from '../../shell/askForPrice.ts'
import { PlanHeart } from '../../shell/plan/PlanHeart.tsx'
import { cartAtom, shootDayOf } from '../../state/cart.ts'
import { webAddress } from '../../text/address.ts'
import { MESSAGES } from '../../text/messages.ts'
import { experienceOf, feeOf, hasFee, portfolioPath, type Professional } from './professionals.ts'
import * as css from './People.css.ts'
import { useHire } from './useHire.ts'

export function People({ people }: { people: readonly Professional[] }) {
  const day = shootDayOf(useAtomValue(cartAtom))
  return (
    <ul className={css.list}>
      {people.map((person, at) => (
        <li key={`${at} ${person.ID}`} className={css.item}>
          <Person person={person} day={day} />
        </li>
      ))}
    </ul>
  )
}

interface PersonProps {
  person: Professional
  /** The day of the shoot, if one is in the cart. */
  day: string | undefined
}

function Person({ person, day }: PersonProps) {
  const { hiring, hire } = useHire(person.ID)
  const Name = person.Name.trim() || 'Professional'
  const profile = webAddress(person.InstagramLink)
  const portfolio = portfolioPath(person)
  return (
    <>
      <PersonCard
        name={Name}
        portrait={{ src: person.ProfessionalImageLink, alt: `Portrait of ${Name}` }}
        social={profile ? { href: profile, label: `${Name} on Instagram, opens in a new tab` } : undefined}
        description={person.ProfessionalDescriptions}
        experience={experienceOf(person)}
        fee={feeOf(person)}
        action={
          hasFee(person)
            ? {
                label: 'Add to cart',
                describedName: `Add to cart, ${Name}`,
                onPress: () => void hire(),
                added: hiring?.status === 'added' && hiring.note,
                busy: hiring?.status === 'busy' && MESSAGES.wait,
              }
            : askForPrice(Name, day)
        }
        portfolio={
          portfolio
            ? { href: portfolio, text: 'Check portfolio', describedName: `Check portfolio of ${Name}` }
            : undefined
        }
      />
      <PlanHeart kind="Professionals" id={String(person.ID)} name={Name} corner="start" />
      {hiring?.status === 'problem' && <Alert tone="danger">{hiring.msg}</Alert>}
    </>
  )
}
