/** What answers a pointer or a finger, said once: by its own look under the pointer and while pressed, and never while it is disabled or busy. */
import type { StyleRule } from '@vanilla-extract/css'
import { color } from '../tokens/contract.css.ts'
import { media } from './media.ts'

type Look = Omit<StyleRule, 'selectors' | '@media' | '@layer' | '@supports' | '@container' | 'vars'>

const ABLE = ':not(:disabled, [aria-disabled="true"], [data-disabled])'

/**
 * `:where` gives both looks no weight of their own, so that whatever a control says of its state (current, invalid, chosen)
 * counts for more. A finger does not hover: what it touched last would keep the look.
 * With `owner` it is that one points at, and this a part of it.
 */
export function answers(hovered: Look, pressed: Look, owner?: string): StyleRule {
  const on = (state: string) =>
    owner ? `:where(${owner}${state}${ABLE}) &:where(${ABLE})` : `&:where(${state}${ABLE})`
  return {
    selectors: { [on(':active')]: pressed },
    '@media': { [media.hover]: { selectors: { [on(':hover:not(:active)')]: hovered } } },
  }
}

const veil = (of: string): Look => ({ backgroundImage: `linear-gradient(${of}, ${of})` })

/** On whatever ground it stands: a veil of the theme's. */
export const quiet = answers(
  { backgroundColor: color.action.quietHover },
  { backgroundColor: color.action.quietPressed },
)
export const inverse = answers(
  { backgroundColor: color.action.inverseHover },
  { backgroundColor: color.action.inversePressed },
)
/** The same for what has a ground of its own. */
export const quietOver = answers(veil(color.action.quietHover), veil(color.action.quietPressed))
export const inverseOver = answers(veil(color.action.inverseHover), veil(color.action.inversePressed))

/** A box that opens something: a stronger edge. */
export const opens = answers(
  { borderColor: color.border.strong },
  { borderColor: color.border.strong, boxShadow: `inset 0 0 0 1px ${color.border.strong}` },
)

const line = (colour: string, thickness: number): Look => ({
  textDecorationLine: 'underline',
  textDecorationColor: colour,
  textDecorationThickness: thickness,
})

/** Words that lead somewhere: a line under them, and a stronger one. */
export const linked = (colour: string = 'currentColor', owner?: string) =>
  answers(line(colour, 2), line('currentColor', 4), owner)
