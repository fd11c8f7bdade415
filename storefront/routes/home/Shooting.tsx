import { HOME } from '#brand/home.ts'
import { useAtomValue } from 'jotai'
import { ArchPicture, Container, Heading, Icon, Link, Section } from '../../../design-system/index.ts'
import { packageCategoriesAtom, pricingPath } from '../../state/packages.ts'
import { FromPrice } from './FromPrice.tsx'
import * as css from './Shooting.css.ts'

export function Shooting() {
  const categories = useAtomValue(packageCategoriesAtom)
  if (categories.length === 0) return null
  return (
    <Section labelledBy="shooting">
      <Container>
        <div className={css.grid}>
          <div>
            <Heading level={2} size="display-s" id="shooting">
              What are you shooting?
            </Heading>
            <ol className={css.list}>
              {categories.map(({ SlugName, CategoryName }) => (
                <li key={SlugName}>
                  <Link href={pricingPath(SlugName)} className={css.link}>
                    {CategoryName}
                    <FromPrice slug={SlugName} />
                    <Icon name="arrow-right" />
                  </Link>
                </li>
              ))}
            </ol>
          </div>
          <div className={css.window}>
            <ArchPicture {...HOME.packages} ratio="3/4.4" line />
          </div>
        </div>
      </Container>
    </Section>
  )
}
