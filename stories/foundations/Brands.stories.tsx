/** One design system, two studios: each brand is one file in design-system/tokens/brands. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Alert } from '../../design-system/components/Alert/Alert.tsx'
import { AvailabilityBadge } from '../../design-system/components/AvailabilityBadge/AvailabilityBadge.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { Checkbox } from '../../design-system/components/Checkbox/Checkbox.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Inline, Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Logo } from '../../design-system/components/Logo/Logo.tsx'
import { Price } from '../../design-system/components/Price/Price.tsx'
import { Text } from '../../design-system/components/Text/Text.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import type { Brand } from '../../design-system/tokens/brands/brand.ts'
import { themesOf } from '../../design-system/tokens/themes.ts'
import * as css from './Brands.stories.css.ts'

const meta = preview.meta({
  title: 'Foundations/Brands',
  id: 'foundations-brands',
  parameters: {
    docs: {
      subtitle: 'One design system, two studios. A brand is one file: palette, typefaces, corners, mark and words.',
    },
  },
})

const still = () => undefined

function Sample({ brand, theme }: { brand: Brand; theme: string }) {
  const { name, tagline, mark } = brand.words
  return (
    <section className={css.sample} data-brand={brand.id} data-theme={theme} aria-label={`${name}, ${theme}`}>
      <Stack gap={4}>
        <Logo label={`${name}, ${theme}`} words={name} href="#brands" />
        <Heading level={2} size="title-m">
          {mark}
        </Heading>
        <Text tone="muted">{tagline}</Text>
        <Price selling="₹4,500" list="₹6,000" listLabel="List price" save="Save ₹1,500" />
        <Inline gap={2}>
          <AvailabilityBadge state="available">Available</AvailabilityBadge>
          <AvailabilityBadge state="fast">Fast filling</AvailabilityBadge>
          <AvailabilityBadge state="sold">Sold out</AvailabilityBadge>
        </Inline>
        <TextField name="name" label="Full name" value="Meera Joshi" onChange={still} />
        <Checkbox label="Send the bill by e-mail" checked onChange={still} />
        <Alert tone="info">Rain is likely in the afternoon.</Alert>
        <Inline gap={3}>
          <Button>Book the set</Button>
          <Button variant="secondary">Ask first</Button>
        </Inline>
      </Stack>
    </section>
  )
}

export const SideBySide = meta.story({
  tags: ['visual'],
  globals: { brand: 'aperture-acres' },
  render: () => (
    <div className={css.samples}>
      {BRANDS.flatMap((brand) =>
        Object.keys(themesOf(brand)).map((theme) => (
          <Sample key={`${brand.id} ${theme}`} brand={brand} theme={theme} />
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = ['Aperture Acres, light', 'Lotus Court, light'].map((name) => {
      const sample = getComputedStyle(canvas.getByRole('region', { name }))
      return [sample.backgroundColor, sample.borderTopLeftRadius, sample.fontFamily]
    })
    first?.forEach((value, at) => void expect(second?.[at]).not.toBe(value))
  },
})
