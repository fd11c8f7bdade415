import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BareValue, bareValues } from './bareValues.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILES = globSync(['design-system/{components,patterns,styles}/**/*.css.ts', 'storefront/**/*.css.ts'], {
  cwd: ROOT,
})

/** Intended exceptions: the place and its values, by reason. */
const OFF_SCALE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Below the sticky header, whose height is no step.': {
    'CartSummary.css.ts top': '104px',
    'ContactPage.css.ts scrollMarginTop': '110px',
    'FaqsPage.css.ts top': '110px',
    'ReccePage.css.ts top': '104px',
    'TextPage.css.ts scrollMarginTop': '110px',
    'TextPage.css.ts top': '110px',
    'ToastRegion.css.ts top': '72px 100px',
  },
  'Room for a sign, an icon or a button inside the box.': {
    'AmountField.css.ts paddingInlineStart': '15px 38px',
    'DateField.css.ts paddingInlineEnd': '46px',
    'ScrollBox.css.ts paddingBottom': '46px',
    'SearchField.css.ts paddingInlineEnd': '52px',
    'Select.css.ts paddingInlineEnd': '46px',
    'TextField.css.ts paddingInlineStart': '15px 34px',
  },
  'One to three pixels off a step: centres text or an icon by eye, or makes up for a border.': {
    'Alert.css.ts padding': '13px',
    'AmountRows.css.ts gap': '9px',
    'AmountRows.css.ts marginTop': '3px',
    'AvailabilityBadge.css.ts gap': '7px',
    'AvailabilityBadge.css.ts paddingBlock': '3px',
    'AvailabilityBadge.css.ts paddingInline': '9px 13px',
    'Badge.css.ts gap': '7px',
    'Badge.css.ts marginInlineStart': '3px',
    'Badge.css.ts paddingBlock': '3px',
    'Badge.css.ts paddingInline': '11px',
    'Banner.css.ts paddingBlockStart': '11px',
    'BookingDetails.css.ts paddingBlock': '9px',
    'BookingTable.css.ts padding': '9px',
    'Calendar.css.ts marginInline': '13px',
    'Daylight.css.ts padding': '15px',
    'Header.css.ts gap': '5px 36px 36px',
    'IconButton.css.ts paddingInline': '5px',
    'LinkTabs.css.ts marginBlock': '5px',
    'LinkTabs.css.ts padding': '13px',
    'LinkTabs.css.ts paddingBlock': '5px',
    'PackageCard.css.ts insetInlineStart': '3px',
    'Price.css.ts padding': '3px 9px',
    'ProductCard.css.ts gap': '30px 5px',
    'Shooting.css.ts padding': '15px',
    'ToastRegion.css.ts paddingBlock': '9px',
    'ToastRegion.css.ts paddingTop': '11px',
  },
  'Between two steps of more than 4 px, drawn for this one place.': {
    'Accordion.css.ts paddingBlockEnd': '26px',
    'CallSheet.css.ts paddingInline': '34px',
    'CartSummary.css.ts padding': '26px',
    'FaqsPage.css.ts padding': '30px',
    'Header.css.ts paddingBlock': '34px 38px',
    'Hero.css.ts gap': '26px',
    'Hero.css.ts paddingBlock': '34px',
    'Hero.css.ts paddingBottom': '34px',
    'ReccePage.css.ts padding': '26px',
    'ServiceTiles.css.ts gap': '34px',
    'SetPage.css.ts gap': '26px',
  },
  'As high as the icon or disc on the same line.': {
    'ChoiceSet.css.ts lineHeight': '24px',
    'IconButton.css.ts lineHeight': '21px',
  },
  'Set for this one text.': {
    'Button.css.ts lineHeight': '1.15',
    'Calendar.css.ts lineHeight': '1.1',
    'CartLine.css.ts lineHeight': '1.35',
    'CartSummary.css.ts lineHeight': '1.5',
    'Daylight.css.ts lineHeight': '1.15',
    'Footer.css.ts lineHeight': '1.35 0.8',
    'Heading.css.ts lineHeight': '1.18',
    'InCart.css.ts lineHeight': '1.15',
    'Hero.css.ts lineHeight': '.95',
    'MealCard.css.ts lineHeight': '1.62',
    'MiniCart.css.ts lineHeight': '1.1',
    'MobileMenu.css.ts lineHeight': '1.1',
    'PackageCard.css.ts lineHeight': '1.38',
    'Prose.css.ts lineHeight': '0',
    'Quote.css.ts lineHeight': '1.13',
    'ScrollBox.css.ts lineHeight': '1.62',
    'ToastRegion.css.ts lineHeight': '1.35',
    'Welcome.css.ts lineHeight': '1.1 1.35',
  },
}

const found = FILES.flatMap((file) =>
  bareValues(readFileSync(join(ROOT, file), 'utf8')).map((value) => ({ ...value, file })),
)
const placeOf = ({ file, property }: BareValue & { file: string }) => `${file.split('/').at(-1)} ${property}`

describe('style files', () => {
  test('use a token for every value that has one', () => {
    const bare = found.filter(({ token }) => token)
    expect(
      bare.map(({ file, line, property, value, token }) => `${file}:${line} ${property} ${value}: use ${token}`),
    ).toEqual([])
  })

  test('list values without a token in OFF_SCALE', () => {
    const places = Object.groupBy(
      found.filter(({ token, value }) => !token && value !== '1px'),
      placeOf,
    )
    const values = Object.entries(places).map(([place, each = []]) => [place, each.map(({ value }) => value).join(' ')])
    const listed = Object.values(OFF_SCALE).flatMap((group) => Object.entries(group))
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(listed))
  })
})

test('no selector searches the whole page after each press', () => {
  const searches = FILES.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:html|body|:root):has\((?!> )[^`'"]*/g)].map(
      ([selector]) => `${file.split('/').at(-1)} ${selector}`,
    ),
  )
  // Loaded by cart and checkout, whose pages are small.
  expect(searches.filter((search) => !search.startsWith('PayBar.css.ts'))).toEqual([])
})

test('no media query is in px, where larger browser text would keep the layout of a wide window', () => {
  const queries = FILES.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    // A container may be measured in px.
    if (source.includes("'@container'")) return []
    return [...source.matchAll(/\((?:min|max)-(?:width|height): [\d.]+px\)/g)].map(([query]) => `${file}: ${query}`)
  })
  expect(queries).toEqual([])
})

test('no style depends on a theme of the page alone, because the device may choose it', () => {
  // inHighContrast() looks at both, and is in no .css.ts file.
  const depending = FILES.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('data-theme'))
  expect(depending).toEqual([])
})

describe('bareValues', () => {
  const valuesIn = (css: string) =>
    bareValues(`style({ ${css} })`).map(({ value, token = 'none' }) => `${value} ${token}`)

  test('finds numbers, lengths in strings, negative values, alternatives and fallbacks', () => {
    expect(valuesIn(`gap: 8`)).toEqual(['8px space[2]'])
    expect(valuesIn(`'@media': { print: { marginInline: -6 } }`)).toEqual(['6px space[1.5]'])
    expect(valuesIn(`padding: '13px 1em -4px'`)).toEqual(['13px none', '4px space[1]'])
    expect(valuesIn('padding: `${space[2]} 3px`')).toEqual(['3px none'])
    expect(valuesIn(`top: wide ? 16 : [12, '20px']`)).toEqual(['16px space[4]', '12px space[3]', '20px space[5]'])
    expect(valuesIn(`lineHeight: 1.4`)).toEqual(['1.4 lineHeight.small'])
    expect(valuesIn(`lineHeight: '1.41'`)).toEqual(['1.41 none'])
    expect(valuesIn(`zIndex: -1`)).toEqual(['-1 layer.below'])
  })

  test('inside clamp() finds only values that have a token', () => {
    expect(valuesIn(`gap: 'clamp(24px, 4vw, 57px)'`)).toEqual(['24px space[6]'])
  })

  test('ignores zero, percentages, keywords, tokens and other properties', () => {
    expect(
      valuesIn(`margin: 0, padding: '0 auto', top: '50%', gap: space[4], lineHeight: lineHeight.body, width: 8`),
    ).toEqual([])
  })
})
