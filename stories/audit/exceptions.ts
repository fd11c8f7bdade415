/** Accepted findings and why. An exception that matches no finding is reported as a finding itself. */
import type { Engine, Entry, Finding } from './report.ts'

export interface Exception {
  readonly engine: Engine
  /** Or several, as `cut-off|overlap`. */
  readonly rule: string
  /** Matched against the entry's id. If omitted, everywhere. */
  readonly where?: RegExp
  /** Matched against the element and the sentence, joined by a space. If omitted, the whole rule is accepted. */
  readonly what?: RegExp
  readonly reason: string
}

const MADE_UP =
  /Donaudampf|donaudampf|DONAUDAMPF|Thiruvananthapuram|Venkatanarasimharaju|pay_Q7example|#AA20418|priyadarshini\.|12,34,56,789/

export const EXCEPTIONS: readonly Exception[] = [
  {
    engine: 'opening',
    rule: 'not-measured',
    where:
      /--(?:slow|waits|says-once-what-is-loading-and-stays-away-for-what-comes-at-once|next-step-on-a-phone|moves)$/,
    reason:
      'These stories wait for an answer that never comes, or for a clock or an animation, which stand still here.',
  },
  {
    engine: 'html',
    rule: 'no-redundant-role',
    what: /on <(?:table|thead|tbody|tr|th|td|caption)>/,
    reason:
      'The stacked cards on a phone change `display`, which removes the roles of table elements unless they are explicit.',
  },
  {
    engine: 'html',
    rule: 'prefer-native-element|no-redundant-role|no-deprecated-attr|no-implicit-button-type',
    what: /#react-aria\S* .*td:nth-child\(\d\) > div|"gridcell" on <td>|cellpadding|#react-aria.*button/,
    reason:
      'The calendar is React Aria’s: a day is a `div` with role, name, key and focus of a button in a cell with an explicit role, `cellpadding` has no effect, and the second button for the next month, for screen readers, is in no form.',
  },
  {
    engine: 'html',
    rule: 'unique-landmark',
    where: /menu on a phone|in-the-menu$/,
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
    engine: 'spacing',
    rule: 'cut-off',
    where: /^components-/,
    what: /Donaudampfschiff/,
    reason: 'The story has a word of 34 letters on a button; no text of the shop has one.',
  },
  {
    engine: 'widths',
    rule: 'broken-word',
    what: new RegExp(`(?:${MADE_UP.source}).*” is broken|“https://example\\.in/a/very/long`),
    reason:
      'No line of a narrow box holds such a word: that it breaks instead of leaving its box is what the story shows. In a table it takes room from the words beside it.',
  },
  {
    engine: 'widths',
    rule: 'cut-off|outside-parent',
    where:
      /^components-(?:linkbutton|select|textlink)--|^components-header--longest-name$|^routes-studio-tour--longest-texts$/,
    what: MADE_UP,
    reason:
      'Breaking inside of words would let a narrow row break real words of a button or link. A closed list has one line and the bar two, but the open list and the name of the button have all of it.',
  },
  {
    engine: 'widths',
    rule: 'cut-off',
    what: /“Aperture Acres”/,
    reason: 'The ornament at the foot of each page stands behind its edge, and is hidden from screen readers.',
  },
  {
    engine: 'widths',
    rule: 'outside-parent',
    what: /Gates open/,
    reason:
      'The row of hours keeps room for focus rings by a negative margin, which collapses with that of its container.',
  },
]

const accepts = ({ engine, rule, where, what }: Exception, id: string, finding: Finding): boolean =>
  engine === finding.engine &&
  rule.split('|').includes(finding.rule) &&
  (!where || where.test(id)) &&
  (!what || what.test(`${finding.element} ${finding.sentence}`))

/** Counts in `used` how often each exception applied. */
export function applyExceptions(entry: Entry, exceptions: readonly Exception[], used: Map<Exception, number>): Entry {
  const findings = entry.findings.filter((finding) => {
    const exception = exceptions.find((one) => accepts(one, entry.id, finding))
    if (exception) used.set(exception, (used.get(exception) ?? 0) + 1)
    return !exception
  })
  return { ...entry, findings }
}

export function unusedExceptions(exceptions: readonly Exception[], used: ReadonlyMap<Exception, number>): string[] {
  return exceptions
    .filter((one) => !used.has(one))
    .map(
      ({ engine, rule, where, reason }) =>
        `Remove the exception for ${engine} ${rule} at ${where?.source ?? 'every page'} from stories/audit/exceptions.ts: nothing needs it (“${reason}”).`,
    )
}
