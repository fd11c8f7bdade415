/** What a designer takes along, made from the same sources as the style sheets when this Storybook is built. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Prose } from '../../design-system/components/Prose/Prose.tsx'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import type { Brand } from '../../design-system/tokens/brands/brand.ts'
import { THEME_NAMES } from '../../design-system/tokens/themes.ts'
import { Section } from '../support/guide/Section.tsx'
import { besidePage } from './besidePage.ts'
import { ARCHIVES, downloadsOf, FOLDER, SHEETS, tokensOf } from './downloads.ts'
import { pageLink } from './GuideText.tsx'

const meta = preview.meta({
  title: 'Foundations/Downloads',
  id: 'foundations-downloads',
  parameters: {
    docs: { subtitle: 'For Figma and other drawing programs: tokens, palette, type, icons, illustrations and fonts.' },
    isText: true,
  },
})

const link = (path: string, words: string) => `<li><a href="${besidePage(path)}" download>${words}</a></li>`

const family = (list: string) => /^"?([^",]+)/.exec(list)?.[1] ?? list
/** Google offers installable fonts; the files here are for browsers. */
const installed = ({ font }: Brand) =>
  Object.values(font)
    .map(family)
    .map((name) => `<a href="https://fonts.google.com/specimen/${name.replaceAll(' ', '+')}">${name}</a>`)
    .join(' and ')

const listOf = (brand: Brand) => `
<ul>
${THEME_NAMES.map((theme) => link(tokensOf(brand.id, theme), `Design tokens, ${theme} (DTCG)`)).join('')}
${Object.entries(SHEETS)
  .map(([name, words]) => link(`${FOLDER}/${brand.id}/${name}.svg`, words))
  .join('')}
${Object.entries(ARCHIVES)
  .map(([name, words]) => link(`${FOLDER}/${brand.id}/${name}.zip`, words))
  .join('')}
<li>Fonts to install (TTF): ${installed(brand)}, by <em>Get font</em> at Google Fonts, with the licence (SIL Open Font License)</li>
</ul>`

const IMPORT = `
<p>Each file of tokens is one theme. Its groups have the names that components use, such as <code>surface/canvas</code>; lengths are in pixels, durations in seconds, and colours refer to the palette in the same file.</p>
<ul>
<li>Figma: in <em>Variables</em>, create a collection and import the three files of a brand, a mode each. Shadows and curves are no variables of Figma’s: take them from ${pageLink('foundations-spacing', 'Spacing')} and ${pageLink('foundations-motion', 'Motion')}.</li>
<li>Tokens Studio: load each file as a set, and make a theme of each.</li>
<li>Elsewhere: style-dictionary and Terrazzo read the same files; every night a test compares what they find.</li>
</ul>`

const THIRD = `
<ol>
<li>Copy <code>design-system/tokens/brands/lotusCourt.ts</code>. It holds palette, typefaces, corners, mark and words. Give each shade the lightness of the one that it replaces: then texts keep their contrast.</li>
<li>List it in <code>design-system/tokens/brands.ts</code>, and its typefaces in <code>.storybook/brands.ts</code>.</li>
<li>Run <code>npx vitest run --project 'unit*' design-system/tokens</code>. It names each pair of ink and surface that cannot be read.</li>
<li>Choose it by <em>Brand</em> in the toolbar and look at it in three themes; ${pageLink('foundations-brands', 'Brands')} shows all side by side. Its downloads appear here.</li>
</ol>`

export const Files = meta.story({
  render: () => (
    <Stack gap={8}>
      {BRANDS.map((brand) => (
        <Section key={brand.id} title={brand.name}>
          <Prose html={listOf(brand)} tableLabel="" />
        </Section>
      ))}
      <Section title="Import the tokens">
        <Prose html={IMPORT} tableLabel="" />
      </Section>
      <Section title="Add a third brand">
        <Prose html={THIRD} tableLabel="" />
      </Section>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const linked = canvas.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
    for (const path of BRANDS.flatMap(({ id }) => downloadsOf(id)))
      await expect(linked).toContain(new URL(besidePage(path), document.baseURI).href)
    for (const name of ['Anek+Latin', 'Rozha+One', 'Hind', 'Marcellus'])
      await expect(linked).toContain(`https://fonts.google.com/specimen/${name}`)
  },
})
