/** The ornaments: film slate and nine-cusp arch (design direction, principles 2 and 4). */
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../tokens/contract.css.ts'
import { shape } from '../tokens/scale.ts'
import { media } from './media.ts'

const stripe = createVar()

/** A 10 px slate above panels that take a decision. */
export const slate = styleVariants({ quiet: color.ornament.slatePale, sun: color.ornament.slateSun }, (pale) => ({
  vars: { [stripe]: pale },
  height: 10,
  background: `repeating-linear-gradient(118deg, ${color.ornament.slateDark} 0 18px, ${stripe} 18px 36px)`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' }, [media.print]: { display: 'none' } },
}))

/** Clips to the arch, which `ArchDefinition` defines once per page. */
export const arch = style({
  clipPath: shape.clip,
  position: 'relative',
  overflow: 'hidden',
  background: color.surface.sunken,
})
