import { SET_FACTS } from '#brand/setFacts.ts'
import { useAtomValue } from 'jotai'
import { ArchPicture, StatList, Inline, LinkButton, TextLink } from '../../../design-system/index.ts'
import { PlanHeart } from '../../shell/plan/PlanHeart.tsx'
import { ShareButton } from '../../shell/ShareButton.tsx'
import { firstPricingAtom } from '../../state/packages.ts'
import * as css from './SetPage.css.ts'

export function SetWords({ name, description }: { name: string; description: string }) {
  const pricing = useAtomValue(firstPricingAtom)
  return (
    <>
      {description && <p className={css.lead}>{description}</p>}
      {SET_FACTS.length > 0 && (
        <div className={css.facts}>
          <StatList size="small" items={SET_FACTS} />
        </div>
      )}
      <Inline gap={4}>
        {pricing && (
          <LinkButton href={pricing} size="large">
            Check Pricing
          </LinkButton>
        )}
        <TextLink href="/recce">Book a walk-through</TextLink>
        <ShareButton title={name} />
      </Inline>
    </>
  )
}

export function SetPicture({ picture, sid, name }: { picture: string; sid: string; name: string }) {
  return (
    <div className={css.picture}>
      <ArchPicture
        src={picture}
        alt=""
        line
        ratio="4/5"
        loading="eager"
        fetchPriority="high"
        sizes="(max-width: 767px) 100vw, 60vw"
      />
      <PlanHeart kind="Sets" id={sid} name={name} />
    </div>
  )
}
