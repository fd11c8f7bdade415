/** Each availability of a day has the colours of a tone. */
const DAY_TONES = { available: 'success', fast: 'warning', sold: 'danger' } as const
/** Whether a day can be booked, as a calendar marks it; `fast` is nearly sold out. */
export type Availability = keyof typeof DAY_TONES
export const AVAILABILITIES = Object.keys(DAY_TONES) as readonly Availability[]

/** The colours of a theme by role. Values are CSS colours; shadows are CSS box-shadows. */
export type Theme = {
  surface: {
    canvas: string
    raised: string
    sunken: string
    inverse: string
    inverseRaised: string
    overlay: string
    tint: string
    sun: string
  }
  ink: {
    default: string
    muted: string
    subtle: string
    inverse: string
    inverseMuted: string
    accent: string
    link: string
    placeholder: string
    disabled: string
  }
  border: { hairline: string; default: string; control: string; strong: string; inverse: string }
  /** `quiet…` and `inverse…` are translucent layers over any background. */
  action: {
    bg: string
    bgHover: string
    bgPressed: string
    ink: string
    border: string
    quietHover: string
    quietPressed: string
    inverseHover: string
    inversePressed: string
    disabledBg: string
    disabledInk: string
    selectedBg: string
    selectedInk: string
  }
  focus: { inner: string; outer: string }
  success: { bg: string; ink: string; border: string; icon: string }
  warning: { bg: string; ink: string; border: string; icon: string }
  danger: { bg: string; ink: string; border: string; icon: string }
  info: { bg: string; ink: string; border: string; icon: string }
  availability: Record<`${Availability}${'Bg' | 'Ink' | 'Border'}`, string>
  shadow: { lift: string; overlay: string }
  /** Slate, arch line and other ornaments; never behind text. `pictureDim` is a CSS filter. */
  ornament: {
    slateDark: string
    slatePale: string
    slateSun: string
    archLine: string
    scrim: string
    underScrim: string
    tick: string
    footMark: string
    footHeading: string
    pictureDim: string
  }
}

/** @param own replaces colours of days that differ from their tone. */
export function withDays(theme: Omit<Theme, 'availability'>, own: Partial<Theme['availability']> = {}): Theme {
  const days = AVAILABILITIES.flatMap((day) => {
    const { bg, ink, border } = theme[DAY_TONES[day]]
    return Object.entries({ [`${day}Bg`]: bg, [`${day}Ink`]: ink, [`${day}Border`]: border })
  })
  const availability = { ...(Object.fromEntries(days) as Theme['availability']), ...own }
  // The style sheet compresses best with these colours beside those of the tones, which they repeat.
  const { shadow, ornament, ...rest } = theme
  return { ...rest, availability, shadow, ornament }
}
