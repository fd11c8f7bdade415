/** What is let through, and why. One that lets nothing through any more is a finding itself. */
import type { Engine, Entry, Finding } from './types.ts'

export interface Exception {
  readonly engine: Engine
  readonly rule: string
  /** Fits the entry's id. */
  readonly where: RegExp
  /** Fits the element and its sentence, in a row; without it the rule as a whole. */
  readonly what?: RegExp
  readonly reason: string
}

const EVERYWHERE = /./

export const EXCEPTIONS: readonly Exception[] = [
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient',
    where: EVERYWHERE,
    reason:
      'It takes the colour of an element above for the ground, and knows no picture. axe judges what has one colour behind it, and the rest is measured from what was drawn.',
  },
  {
    engine: 'ibm',
    rule: 'label_content_exists',
    where: EVERYWHERE,
    reason:
      'Words for a screen reader alone are none to it. axe and html-validate hold every field to a label, the transcripts say it.',
  },
  {
    engine: 'ibm',
    rule: 'aria_form_label_unique',
    where: EVERYWHERE,
    what: /<form\b(?!.*aria-label)/,
    reason: 'A form without a name is no landmark (HTML-AAM), so there is nothing to tell apart.',
  },
  {
    engine: 'ibm',
    rule: 'fieldset_label_valid',
    where: /filters on a phone/,
    what: /duplicate name/,
    reason: 'The same filters stand in the page behind the dialog, where nobody comes to while it is open.',
  },
  {
    engine: 'ibm',
    rule: 'aria_article_label_unique',
    where: /^routes-.*--long/,
    reason:
      'These stories fill every card with the same longest words. A catalogue names its things apart, and the routes are held to it.',
  },
  {
    engine: 'html',
    rule: 'no-redundant-role',
    where: EVERYWHERE,
    what: /on <(?:table|thead|tbody|tr|th|td|caption)>/,
    reason: 'The stacked cards of a phone change `display`, which takes a table its roles unless they are said.',
  },
  {
    engine: 'html',
    rule: 'prefer-native-element',
    where: EVERYWHERE,
    what: /#react-aria\S* .*td:nth-child\(\d\) > div/,
    reason: 'A day of the calendar is React Aria’s: a `div` with role, name, key and focus of a button.',
  },
  {
    engine: 'html',
    rule: 'no-redundant-role',
    where: EVERYWHERE,
    what: /"gridcell" on <td>/,
    reason: 'React Aria says the role of each day’s cell aloud. It is the one a cell of a grid has.',
  },
  {
    engine: 'html',
    rule: 'no-deprecated-attr',
    where: EVERYWHERE,
    what: /cellpadding/,
    reason: 'React Aria writes it on the calendar’s table. It does nothing there.',
  },
  {
    engine: 'html',
    rule: 'no-implicit-button-type',
    where: EVERYWHERE,
    what: /#react-aria/,
    reason: 'A second button for the next month, for screen readers alone, is React Aria’s. It stands in no form.',
  },
  {
    engine: 'html',
    rule: 'unique-landmark',
    where: /menu on a phone/,
    reason: 'The bar of a desktop is not drawn beside the menu of a phone; html-validate knows no style.',
  },
  {
    engine: 'html',
    rule: 'unique-landmark',
    where: /gateway/,
    what: /header/,
    reason: 'The head of the gateway’s dialog stands in a dialog, where a `header` is no landmark (HTML-AAM).',
  },
  {
    engine: 'targets',
    rule: 'target-size',
    where: /gateway/,
    what: /Test cards/,
    reason:
      'The list of test cards is the sandbox’s and no customer sees it; it has 32 px, more than the 24 of WCAG 2.5.8.',
  },
  {
    engine: 'html',
    rule: 'element-permitted-occurrences',
    where: /^\//,
    what: /<title>/,
    reason:
      'On pages for one visitor the template’s title stays behind the one that React puts before it. The first counts.',
  },
  {
    engine: 'axe',
    rule: 'region',
    where: /^pages-/,
    reason:
      'axe knows a skip link by its standing first in the document, and in a frame of Storybook other things do. The routes themselves are asked.',
  },
  {
    engine: 'axe',
    rule: 'target-size',
    where: EVERYWHERE,
    what: /aria-valuetext/,
    reason:
      'The two thumbs of a price range overlap where prices are equal; the fields beside them do the same (WCAG 2.5.8, “equivalent”).',
  },
  {
    engine: 'targets',
    rule: 'target-size',
    where: EVERYWHERE,
    what: /'(?:Today, )?\w+day, \d.* is (?:3[89]|4[0-3]) by (?:4[4-9]|5\d), not 44$/,
    reason:
      'Seven days stand side by side: in 320 px each has at least 38 of the 44 px that fingers like (WCAG 2.5.8 asks for 24), and 44 in height.',
  },
  {
    engine: 'spacing',
    rule: 'cut-off',
    where: /^components-/,
    what: /Donaudampfschiff/,
    reason: 'One word of 34 letters on a button, to see what happens: no text of the shop has one.',
  },
  {
    engine: 'reflow',
    rule: 'out-of-reach',
    where: /^components-toastregion/,
    reason:
      'Five toasts at once are higher than a window of 256 px. They end after 1.3 s, and what they say stands in the page too.',
  },
]

const fits = ({ engine, rule, where, what }: Exception, entry: Entry, of: Engine, finding: Finding): boolean =>
  engine === of &&
  rule === finding.rule &&
  where.test(entry.id) &&
  (!what || what.test(`${finding.element} ${finding.sentence}`))

/** @returns the entry without what is let through. `used` learns which exceptions were needed. */
export function applyExceptions(entry: Entry, exceptions: readonly Exception[], used: Set<Exception>): Entry {
  const engines = Object.entries(entry.engines).map(([name, verdict]) => {
    const left = verdict.findings.filter((finding) => {
      const exception = exceptions.find((one) => fits(one, entry, name as Engine, finding))
      if (exception) used.add(exception)
      return !exception
    })
    return [name, { ...verdict, findings: left, excepted: verdict.findings.length - left.length }]
  })
  return { ...entry, engines: Object.fromEntries(engines) as Entry['engines'] }
}

/** A sentence for each that nothing needed. */
export function unusedExceptions(exceptions: readonly Exception[], used: ReadonlySet<Exception>): string[] {
  return exceptions
    .filter((one) => !used.has(one))
    .map(
      ({ engine, rule, where, reason }) =>
        `Remove the exception for ${engine} ${rule} at ${where.source} from .ci/audit/exceptions.ts: nothing needs it (“${reason}”).`,
    )
}
