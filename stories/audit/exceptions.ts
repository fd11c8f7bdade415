/** Accepted findings and why. An exception that matches no finding is reported as a finding itself. */
import type { Engine, Entry, Finding } from './types.ts'

export interface Exception {
  readonly engine: Engine
  readonly rule: string
  /** Matched against the entry's id. */
  readonly where: RegExp
  /** Matched against the element and the sentence, joined by a space. If omitted, the whole rule is accepted. */
  readonly what?: RegExp
  readonly reason: string
}

const EVERYWHERE = /./

const MADE_UP =
  /Donaudampf|donaudampf|DONAUDAMPF|Thiruvananthapuram|Venkatanarasimharaju|pay_Q7example|#AA20418|priyadarshini\.|12,34,56,789/

export const EXCEPTIONS: readonly Exception[] = [
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient',
    where: EVERYWHERE,
    reason:
      'It takes the colour of an ancestor for the background and ignores pictures. axe checks plain backgrounds, our measurement the rest.',
  },
  {
    engine: 'ibm',
    rule: 'label_content_exists',
    where: EVERYWHERE,
    reason: 'It ignores visually hidden text. axe and html-validate require labels, and the transcripts contain them.',
  },
  {
    engine: 'ibm',
    rule: 'aria_form_label_unique',
    where: EVERYWHERE,
    what: /<form\b(?!.*aria-label)/,
    reason: 'A form without a name is no landmark (HTML-AAM).',
  },
  {
    engine: 'ibm',
    rule: 'fieldset_label_valid',
    where: /filters on a phone/,
    what: /duplicate name/,
    reason: 'The same filters are in the page behind the dialog, which is inert while it is open.',
  },
  {
    engine: 'ibm',
    rule: 'aria_article_label_unique',
    where: /^routes-.*--long/,
    reason: 'These stories fill every card with the same longest text. The routes have distinct names.',
  },
  {
    engine: 'html',
    rule: 'no-redundant-role',
    where: EVERYWHERE,
    what: /on <(?:table|thead|tbody|tr|th|td|caption)>/,
    reason:
      'The stacked cards on a phone change `display`, which removes the roles of table elements unless they are explicit.',
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
    reason: 'React Aria makes the role of each day’s cell explicit.',
  },
  {
    engine: 'html',
    rule: 'no-deprecated-attr',
    where: EVERYWHERE,
    what: /cellpadding/,
    reason: 'React Aria writes it on the calendar’s table, without effect.',
  },
  {
    engine: 'html',
    rule: 'no-implicit-button-type',
    where: EVERYWHERE,
    what: /#react-aria/,
    reason: 'React Aria’s second button for the next month, for screen readers, is in no form.',
  },
  {
    engine: 'html',
    rule: 'unique-landmark',
    where: /menu on a phone/,
    reason: 'The desktop bar is hidden on a phone; html-validate ignores style sheets.',
  },
  {
    engine: 'html',
    rule: 'unique-landmark',
    where: /gateway/,
    what: /header/,
    reason: 'A `header` in a dialog is no landmark (HTML-AAM).',
  },
  {
    engine: 'targets',
    rule: 'target-size',
    where: /gateway/,
    what: /Test cards/,
    reason: 'Customers do not see the sandbox’s list of test cards. It has 32 px; WCAG 2.5.8 asks for 24.',
  },
  {
    engine: 'html',
    rule: 'element-permitted-occurrences',
    where: /^\//,
    what: /<title>/,
    reason: 'On pages for one visitor React inserts a title before the template’s. The first counts.',
  },
  {
    engine: 'axe',
    rule: 'region',
    where: /^pages-/,
    reason:
      'axe expects a skip link first in the document, where Storybook has elements of its own. The routes are checked.',
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
    reason: 'Seven days side by side in 320 px have 38 px each, and 44 px in height. WCAG 2.5.8 asks for 24.',
  },
  {
    engine: 'spacing',
    rule: 'cut-off',
    where: /^components-/,
    what: /Donaudampfschiff/,
    reason: 'The story has a word of 34 letters on a button; no text of the shop has one.',
  },
  {
    engine: 'reflow',
    rule: 'out-of-reach',
    where: /^components-toastregion/,
    reason:
      'Five toasts are higher than a window of 256 px. They leave after 1.3 s, and the page has their messages too.',
  },
  {
    engine: 'widths',
    rule: 'broken-word',
    where: EVERYWHERE,
    what: new RegExp(`“[^”]*(?:${MADE_UP.source})[^”]*” is broken`),
    reason:
      'No line of a narrow box holds such a word: that it breaks instead of leaving its box is what the story shows.',
  },
  {
    engine: 'widths',
    rule: 'cut-off',
    where: /^components-(?:linkbutton|select)--|^routes-studio-tour--longest-texts$/,
    what: MADE_UP,
    reason:
      'Breaking inside of words would let a narrow row break real words of a button; a closed list has one line, and shows all of it when open.',
  },
  {
    engine: 'widths',
    rule: 'outside-parent',
    where: /^components-textlink--/,
    what: MADE_UP,
    reason: 'Breaking inside of words would let a narrow row break real words of a link.',
  },
  {
    engine: 'widths',
    rule: 'cut-off',
    where: /^components-header--longest-name$/,
    what: MADE_UP,
    reason: 'A name of one word of 34 letters gets two lines of the bar; the name of its button has all of it.',
  },
  {
    engine: 'widths',
    rule: 'cut-off',
    where: EVERYWHERE,
    what: /“Aperture Acres”/,
    reason: 'The ornament at the foot of each page stands behind its edge, and is hidden from screen readers.',
  },
  {
    engine: 'widths',
    rule: 'outside-parent',
    where: EVERYWHERE,
    what: /Gates open/,
    reason:
      'The row of hours keeps room for focus rings by a negative margin, which collapses with that of its container.',
  },
]

const fits = ({ engine, rule, where, what }: Exception, entry: Entry, of: Engine, finding: Finding): boolean =>
  engine === of &&
  rule === finding.rule &&
  where.test(entry.id) &&
  (!what || what.test(`${finding.element} ${finding.sentence}`))

/** Adds the exceptions that applied to `used`. */
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

export function unusedExceptions(exceptions: readonly Exception[], used: ReadonlySet<Exception>): string[] {
  return exceptions
    .filter((one) => !used.has(one))
    .map(
      ({ engine, rule, where, reason }) =>
        `Remove the exception for ${engine} ${rule} at ${where.source} from stories/audit/exceptions.ts: nothing needs it (“${reason}”).`,
    )
}
