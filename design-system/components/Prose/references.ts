/** Character references (`&amp;`, `&#8377;`), decoded without a browser so that prerendering gives the same result. */

/** 161 to 255, in order. */
const LATIN_1 =
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm ' +
  'raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring ' +
  'aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ' +
  'ucirc uuml yacute thorn yuml'

/** Named references that editors write. Others stay as written. */
const SIGNS =
  'lt < gt > amp & quot " apos \' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — horbar ― lsquo ‘ rsquo ’ ' +
  'sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € ' +
  'trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ hArr ⇔ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ radic √ sum ∑ loz ◊ spades ♠ clubs ♣ ' +
  'hearts ♥ diams ♦ star ☆ starf ★ phone ☎ check ✓ num # percnt % colon : semi ; comma , period . excl ! quest ? lpar ( rpar ) lsqb [ ' +
  'rsqb ] lcub { rcub } sol / bsol \\ ast * plus + equals = commat @ lowbar _ hyphen ‐ dash ‐ dollar $ grave ` Hat ^ vert | verbar |'

const pairs = SIGNS.split(' ')
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(' ').map((name, at): [string, string] => [name, String.fromCodePoint(161 + at)]),
  ...pairs.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, pairs[at + 1] ?? '']] : [])),
  ...Object.entries({
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
    Tab: '\t',
    NewLine: '\n',
  }),
])

/** 128 to 159 follow Windows-1252 (HTML, "numeric character reference end state"). */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function numbered(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd'
  return code >= 128 && code <= 159 ? (WINDOWS[code - 128] ?? '') : String.fromCodePoint(code)
}

/** Decodes each reference once. Numeric ones may lack the semicolon, as in browsers. */
export function characters(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,8});?|#(\d{1,9});?|([a-z][\da-z]{1,31});)/gi,
    (written, hex?: string, decimal?: string, name?: string) => {
      if (hex) return numbered(Number.parseInt(hex, 16))
      if (decimal) return numbered(Number(decimal))
      return NAMED.get(name ?? '') ?? written
    },
  )
}
