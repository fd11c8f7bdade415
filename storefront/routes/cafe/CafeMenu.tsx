import { CAFE } from '#brand/cafe.ts'
import { FlipBook, Heading } from '../../../design-system/index.ts'
import type { MenuPage } from '../../brands/shape.ts'
import * as css from './CafePage.css.ts'

export function CafeMenu() {
  return (
    <section className={css.section} aria-labelledby="menu">
      <Heading level={2} size="title-l" id="menu">
        Menu
      </Heading>
      <FlipBook
        label="Menu of the cafe"
        pages={CAFE.menu.map((page, at) => ({
          key: page.title,
          content: at === 0 ? <Cover {...page} /> : <Dishes {...page} />,
        }))}
        previousLabel="Previous page"
        nextLabel="Next page"
        firstReason="This is the first page"
        lastReason="This is the last page"
        pageLabel={(page) => `Page ${page}`}
        status={(first, last, count) => (first === last ? `${first} of ${count}` : `${first} and ${last} of ${count}`)}
      />
    </section>
  )
}

function Cover({ title, strap }: MenuPage) {
  return (
    <div className={css.cover}>
      <div className={css.coverPicture}>
        <img src={CAFE.cover} alt="" loading="lazy" decoding="async" className={css.fill} />
      </div>
      <Heading level={3} size="title-l">
        {title}
      </Heading>
      <p>{strap}</p>
    </div>
  )
}

function Dishes({ title, strap, dishes }: MenuPage) {
  return (
    <div className={css.menu}>
      <Heading level={3} size="title-m">
        {title}
      </Heading>
      <p className={css.strap}>{strap}</p>
      <ul className={css.dishes}>
        {dishes.map(({ name, note, price }) => (
          <li key={name} className={css.dish}>
            <span className={css.dishName}>
              {name}
              <span className={css.note}>{note}</span>
            </span>
            <span className={css.price}>₹{price}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
