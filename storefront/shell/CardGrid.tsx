import { useId, type ReactElement } from 'react'
import { Heading, Loading, Skeleton, Stack, TextLink } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'
import * as css from './CardGrid.css.ts'

export interface CardGridProps {
  phone: Exclude<keyof typeof css.grid, 'four'>
  /** Cards with keys. */
  children: readonly ReactElement[]
}

const items = (cards: readonly ReactElement[]) => cards.map((card) => <li key={card.key}>{card}</li>)

export function CardGrid({ phone, children }: CardGridProps) {
  return <ul className={css.grid[phone]}>{items(children)}</ul>
}

const LOADING = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

interface CardsLoadingProps {
  phone: CardGridProps['phone']
  height: string
  count?: number
}

export function CardsLoading({ phone, height, count = LOADING.length }: CardsLoadingProps) {
  return (
    <Loading label={MESSAGES.wait}>
      <CardGrid phone={phone}>
        {LOADING.slice(0, count).map((card) => (
          <Stack key={card} gap={3}>
            <Skeleton shape="block" height={height} />
            <Skeleton shape="text" width="60%" />
          </Stack>
        ))}
      </CardGrid>
    </Loading>
  )
}

interface RelatedProps {
  title: string
  all: { href: string; text: string }
  /** Up to four cards with keys. */
  children: readonly ReactElement[]
}

export function Related({ title, all, children }: RelatedProps) {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <Heading level={2} size="title-l" id={heading}>
          {title}
        </Heading>
        <TextLink href={all.href}>{all.text}</TextLink>
      </div>
      <ul className={css.grid.four}>{items(children)}</ul>
    </section>
  )
}
