import { create } from 'storybook/theming/create'
import { apertureAcres } from '../design-system/tokens/brands/apertureAcres.ts'
import { dark } from '../design-system/tokens/dark.ts'
import { light } from '../design-system/tokens/light.ts'
import type { Theme } from '../design-system/tokens/theme.ts'

const NAME = apertureAcres.name
export const PRODUCT = `${NAME} design system`

const TOKENS = { light, dark } as const
export type Base = keyof typeof TOKENS

/** Demonstration art, published beside the page. */
const MARKS = { light: 'art/brand/mark-colour.svg', dark: 'art/brand/mark-light.svg' } as const

/** For styles that Storybook's theme cannot express. */
export const tokensOf = (base: Base): Theme => TOKENS[base]

export function storybookTheme(base: Base) {
  const { border, ink, surface } = TOKENS[base]
  return create({
    base,
    brandTitle: `<span class="brand"><img src="./${MARKS[base]}" alt=""><span class="brand-name">${NAME}<small>Design system</small></span></span>`,
    brandUrl: './?path=/docs/start-introduction--docs',
    brandTarget: '_self',
    colorPrimary: ink.accent,
    colorSecondary: base === 'dark' ? ink.placeholder : ink.link,
    appBg: surface.canvas,
    appContentBg: surface.raised,
    appPreviewBg: surface.canvas,
    appHoverBg: surface.tint,
    appBorderColor: border.hairline,
    appBorderRadius: 6,
    fontBase: apertureAcres.font.text,
    fontCode: 'ui-monospace, "Cascadia Code", Menlo, Consolas, monospace',
    textColor: ink.default,
    textInverseColor: base === 'dark' ? surface.canvas : ink.inverse,
    textMutedColor: ink.subtle,
    barTextColor: ink.subtle,
    barHoverColor: ink.default,
    barSelectedColor: ink.link,
    barBg: surface.raised,
    buttonBg: surface.raised,
    buttonBorder: border.default,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
    inputBg: surface.raised,
    inputBorder: border.control,
    inputTextColor: ink.default,
    inputBorderRadius: 6,
  })
}

const night = window.matchMedia('(prefers-color-scheme: dark)')

export const deviceBase = (): Base => (night.matches ? 'dark' : 'light')

export function onDeviceBase(onChange: () => void): () => void {
  night.addEventListener('change', onChange)
  return () => night.removeEventListener('change', onChange)
}
