import { useAtomValue } from 'jotai'
import { Fragment, useState } from 'react'
import { useSearch } from 'wouter'
import { PictureCard, Tabs, VisuallyHidden } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetPropCategory, GetProp } from '../../api/contract/catalogue/props.ts'
import { CardGrid, CardsLoading } from '../../shell/CardGrid.tsx'
import { go } from '../../shell/navigation.ts'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { PlanHeart } from '../../shell/plan/PlanHeart.tsx'
import { match, NothingFound } from '../../shell/match.tsx'
import { keepPropSlug, propSlugAtom } from '../../state/menuChoice.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { pathOf, propsOf, tabShown, tabsOf, type Prop, type PropCategory } from './props.ts'

/** How many cards load their pictures eagerly: the first row. */
const FIRST = 4

/** Props cannot be ordered (PROP-09). */
export function PropsRoute() {
  const props = useResource('props', (signal) => send(GetProp, {}, { signal }))
  const categories = useResource('prop categories', (signal) => send(GetPropCategory, {}, { signal }))
  return (
    <PublicPage
      name="Props"
      description="Gramophones, bicycles, sofas, flower carts, lanterns and more from the prop store, ready to be carried to any set."
      card="props"
      heading="Props"
      lead="From the store behind the sets: tell us what you like, and it will be waiting where you shoot."
    >
      {(props.status === 'loading' || categories.status === 'loading') && <CardsLoading phone="two" height="260px" />}
      {match(props, {
        loading: () => null,
        ready: ({ PropList }) => {
          if (categories.status === 'loading') return null
          if (PropList.length === 0) return <NothingFound />
          // Without categories a single tab shows everything.
          return <Store props={PropList} categories={valueOf(categories)?.propcategorylist ?? []} />
        },
      })}
    </PublicPage>
  )
}

function Store({ props, categories }: { props: readonly Prop[]; categories: readonly PropCategory[] }) {
  const kept = useAtomValue(propSlugAtom)
  const tabs = tabsOf(categories, props)
  const tab = tabShown(useSearch(), kept, tabs)
  const shown = propsOf(tab, props)

  // It is live only after a change, because Chromium would announce the first count before the page's title.
  const [chosen, setChosen] = useState(false)

  const choose = (slug: string): void => {
    setChosen(true)
    // For Back, which knows only addresses.
    if (kept !== '') go(pathOf(tab), { replace: true })
    go(pathOf(slug))
    keepPropSlug('')
  }

  return (
    <div data-of-query>
      <Tabs label="Kinds of props" tabs={tabs} value={tab} onChange={choose}>
        <VisuallyHidden>
          <span role="status" aria-live={chosen ? 'polite' : 'off'}>
            {shown.length === 1 ? '1 prop' : `${shown.length} props`}
          </span>
        </VisuallyHidden>
        {shown.length === 0 ? (
          <NothingFound />
        ) : (
          <CardGrid phone="two">
            {shown.map((prop, at) => (
              <Fragment key={`${at} ${prop.PropName}`}>
                <PictureCard
                  title={prop.PropName.trim() || 'Prop'}
                  href={`/contact-us?${new URLSearchParams({ prop: prop.PropName }).toString()}`}
                  more="Ask for it"
                  level={2}
                  ratio="1/1"
                  eyebrow={prop.PropCategoryName}
                  picture={{
                    src: prop.ThmbnailLink,
                    alt: '',
                    loading: at < FIRST ? 'eager' : 'lazy',
                    sizes: '(max-width: 600px) 50vw, 33vw',
                  }}
                />
                <PlanHeart kind="Props" id={prop.PropName} name={prop.PropName} />
              </Fragment>
            ))}
          </CardGrid>
        )}
      </Tabs>
    </div>
  )
}
