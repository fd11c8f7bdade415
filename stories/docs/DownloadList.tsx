/** What a designer takes along, made from the same sources as the style sheets when this Storybook is built. */
import { BRANDS } from '../../design-system/tokens/brands.ts'
import type { Brand } from '../../design-system/tokens/brands/brand.ts'
import { besidePage } from '../foundations/besidePage.ts'
import { downloadsOf } from '../foundations/downloads.ts'

/** Google offers installable fonts; the files here are for browsers. */
const familiesOf = ({ font }: Brand) => Object.values(font).map((list) => /^"?([^",]+)/.exec(list)?.[1] ?? list)

export const DownloadList = () =>
  BRANDS.map((brand) => (
    <section key={brand.id} aria-labelledby={brand.id}>
      <h2 id={brand.id}>{brand.name}</h2>
      <ul>
        {Object.entries(downloadsOf(brand.id)).map(([path, words]) => (
          <li key={path}>
            <a href={besidePage(path)} download>
              {words}
            </a>
          </li>
        ))}
        {familiesOf(brand).map((name) => (
          <li key={name}>
            <a href={`https://fonts.google.com/specimen/${name.replaceAll(' ', '+')}`}>{name} to install (TTF)</a>, by{' '}
            <em>Get font</em> at Google Fonts, with the licence (SIL Open Font License)
          </li>
        ))}
      </ul>
    </section>
  ))
