import { useAtomValue } from 'jotai'
import { ArchPicture, StatList, Inline, LinkButton, TextLink } from '../../../design-system/index.ts'
import { ShareButton } from '../../shell/ShareButton.tsx'
import { firstPricingAtom } from '../../state/packages.ts'
import * as css from './SetPage.css.ts'

const TOUR = '/recce'

interface SetWordsProps {
  name: string
  description: string
  photographs: number
}

export function SetWords({ name, description, photographs }: SetWordsProps) {
  const pricing = useAtomValue(firstPricingAtom)
  const facts = [
    { text: 'Time per visit', value: '30 minutes' },
    ...(photographs > 0 ? [{ text: 'Photographs', value: photographs }] : []),
  ]
  return (
    <>
      {description && <p className={css.lead}>{description}</p>}
      <div className={css.facts}>
        <StatList size="small" items={facts} />
      </div>
      <Inline gap={4}>
        {pricing && (
          <LinkButton href={pricing} size="large">
            Check Pricing
          </LinkButton>
        )}
        <TextLink href={TOUR}>Visit it first</TextLink>
        <ShareButton title={name} />
      </Inline>
    </>
  )
}

export function SetDoor({ picture }: { picture: string }) {
  return (
    <div className={css.door}>
      <ArchPicture
        src={picture}
        alt=""
        line
        ratio="4/5"
        loading="eager"
        fetchPriority="high"
        sizes="(max-width: 767px) 100vw, 60vw"
      />
    </div>
  )
}
