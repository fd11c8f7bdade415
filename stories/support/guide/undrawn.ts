/** Guides without a drawing, and why. `drawings.test.tsx` asks for either. */
type Reasons = Readonly<Record<string, string>>

const ONE_PART = 'It is one part.'

export const WITHOUT_ANATOMY: Reasons = {
  ChatLink: ONE_PART,
  Heading: ONE_PART,
  Icon: ONE_PART,
  SkipLink: ONE_PART,
  Text: ONE_PART,
  VisuallyHidden: 'Nothing of it is visible.',
}

/** Without a do and a don’t side by side. */
export const WITHOUT_PAIR: Reasons = {
  Prose: 'Its rules are about where the HTML comes from, which does not show.',
  SkipLink: 'It is visible only while it has focus.',
  VisuallyHidden: 'Nothing of it is visible.',
}
