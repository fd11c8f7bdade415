/** Hover and pressed styles for all controls. They never apply while disabled or busy. */
import type { StyleRule } from '@vanilla-extract/css'
import { color } from '../tokens/contract.css.ts'
import { media } from './media.ts'

type Look = Omit<StyleRule, 'selectors' | '@media' | '@layer' | '@supports' | '@container' | 'vars'>

const ABLE = ':not(:disabled, [aria-disabled="true"], [data-disabled])'

/**
 * `:where` adds no specificity, so styles of a state (current, invalid, chosen) override both. Hover is limited to
 * devices that can hover, because the last touched control would keep the style. With `owner` the rule follows that
 * element's state.
 */
export function hoverAndPress(hovered: Look, pressed: Look, owner?: string): StyleRule {
  const on = (state: string) =>
    owner ? `:where(${owner}${state}${ABLE}) &:where(${ABLE})` : `&:where(${state}${ABLE})`
  return {
    selectors: { [on(':active')]: pressed },
    '@media': { [media.hover]: { selectors: { [on(':hover:not(:active)')]: hovered } } },
  }
}

const veil = (of: string): Look => ({ backgroundImage: `linear-gradient(${of}, ${of})` })

/** A translucent layer over any background. */
export const quiet = hoverAndPress(
  { backgroundColor: color.action.quietHover },
  { backgroundColor: color.action.quietPressed },
)
export const inverse = hoverAndPress(
  { backgroundColor: color.action.inverseHover },
  { backgroundColor: color.action.inversePressed },
)
/** The same over a background of its own. */
export const quietOver = hoverAndPress(veil(color.action.quietHover), veil(color.action.quietPressed))
export const inverseOver = hoverAndPress(veil(color.action.inverseHover), veil(color.action.inversePressed))

/** A box that opens something gets a stronger border. */
export const opens = hoverAndPress(
  { borderColor: color.border.strong },
  { borderColor: color.border.strong, boxShadow: `inset 0 0 0 1px ${color.border.strong}` },
)

const line = (colour: string, thickness: number): Look => ({
  textDecorationLine: 'underline',
  textDecorationColor: colour,
  textDecorationThickness: thickness,
})

/** Text links: underlined, thicker when hovered or pressed. */
export const linked = (colour: string = 'currentColor', owner?: string) =>
  hoverAndPress(line(colour, 2), line('currentColor', 4), owner)
