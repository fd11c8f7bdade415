import { PICTURE_FIELDS } from '../../contract/meanings.ts'
import { keepsTo, SLUG_BYTES, VALUE_RULES } from '../../contract/values.ts'
import { minutesOf } from '../../../text/times.ts'
import { effectOf, placeOf } from '../effect.ts'
import type { Exchange } from '../exchange.ts'
import type { Leaf, ShapeRow } from '../shape.ts'
import { accepted, grouped, NOT_ANSWERED, shapeIn, type Finding, type Row, type Run } from './row.ts'

type FieldFinding = Omit<Finding, 'call'>

function fieldRow(
  id: string,
  title: string,
  why: string,
  findingsOf: (answer: Exchange, run: Run) => readonly FieldFinding[],
): Row {
  return {
    id,
    title,
    why,
    find: (run) => {
      const answers = accepted(run)
      if (answers.length === 0) return NOT_ANSWERED
      return grouped(answers.flatMap((one) => findingsOf(one, run).map((found) => ({ call: one.title, ...found }))))
    },
  }
}

const deviating = (id: ShapeRow, title: string, why: string): Row =>
  fieldRow(id, title, why, (one) =>
    shapeIn(one)
      .deviations.filter(({ row }) => row === id)
      .map((deviation) => ({
        path: deviation.path,
        says: one.personal ? deviation.says.replace(/(?:the text )?"[^"]*"/, 'a value') : deviation.says,
        shows: effectOf(one, deviation),
        tolerated: deviation.tolerated,
      })),
  )

type Look = (leaf: Leaf, answer: Exchange, run: Run) => Omit<FieldFinding, 'path'> | undefined

const looking = (id: string, title: string, why: string, look: Look): Row =>
  fieldRow(id, title, why, (one, run) =>
    shapeIn(one).leaves.flatMap((leaf) => {
      const wrong = look(leaf, one, run)
      return wrong ? [{ path: leaf.path, ...wrong }] : []
    }),
  )

const MARKUP = /<\/?[a-z][^>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i
/** The only field with HTML (C-067). */
const HTML = 'BlogContent'

function isPictureAddress(text: string): boolean {
  if (text.startsWith('/') && !text.startsWith('//')) return !/\s/.test(text)
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/\s/.test(text)
}

const SLUGS = new Set(['Slug', 'SlugId', 'SlugName'])
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Personal values are not printed. */
const printed = ({ name, personal }: Exchange, value: unknown): string =>
  personal || name.startsWith('Verify') ? '' : ` “${String(value).slice(0, 40)}”`

const DATES = new Set(['BookingDate', 'ShootDate'])

export const FIELD_ROWS: readonly Row[] = [
  deviating(
    'names',
    'Fields have their names, to the letter',
    'CateogryDescription, OutfitID and cart in cart are meant so.',
  ),
  deviating(
    'lists',
    'Lists are there, and are lists',
    'A missing list is shown as an empty one: nobody is told of an error.',
  ),
  deviating(
    'required',
    'Required fields are there',
    'The shop guesses nothing: what lacks a required field is not shown.',
  ),
  deviating('ids', 'Ids are numbers or texts, and not empty', 'They go back to the provider unchanged.'),
  deviating(
    'texts',
    'Texts are texts',
    'Numbers are read as their digits, null as an empty text; anything else cannot be read.',
  ),
  deviating('numbers', 'Numbers are numbers', 'Digits in a text are read; words are not.'),
  deviating(
    'money',
    'Amounts are rupees',
    '24500 and "24,500.00" are read; null, an empty text and “Call us” are no price.',
  ),
  looking(
    'plain',
    'Texts are plain, without HTML',
    'Texts are shown as they are: a visitor would read “&amp;”.',
    ({ kind, name, value }, one) =>
      kind === 'text' && name !== HTML && typeof value === 'string' && MARKUP.test(value)
        ? {
            says: `contains HTML: “${(MARKUP.exec(value) ?? [''])[0]}”`,
            shows: `The shop would show these signs as they are in ${placeOf(one.name)}.`,
          }
        : undefined,
  ),
  looking(
    'pictures',
    'Pictures have addresses',
    'https://… or a path of the shop’s own host. Other schemes and paths of a disk are not shown.',
    ({ kind, name, value }, one, { connection }) => {
      if (kind !== 'text' || !PICTURE_FIELDS.has(name) || typeof value !== 'string' || value === '') return undefined
      const isBlocked = connection.origin.startsWith('https:') && /^http:/i.test(value)
      if (!isBlocked && isPictureAddress(value)) return undefined
      const what = isBlocked ? 'is not https, as the shop is' : 'is no address of a picture'
      return {
        says: `${what}: “${value.slice(0, 60)}”`,
        shows: `The shop would show an empty frame in ${placeOf(one.name)}.`,
      }
    },
  ),
  looking(
    'values',
    'Values are what the shop goes by',
    'Beyond their type: a number of a list, a form that is sent back or compared. openapi.json has each.',
    ({ path, value }, one) => {
      const rule = VALUE_RULES[`${one.name} ${path.replaceAll(/\[\d+\]/g, '[]')}`]
      if (!rule || value === null || value === undefined || keepsTo(rule, value)) return undefined
      const says = `is${printed(one, value)} and should be ${rule.says}`
      return { says, shows: rule.shows, ...(rule.tolerated && { tolerated: true }) }
    },
  ),
  looking(
    'slugs',
    `Slugs have at most ${SLUG_BYTES} bytes`,
    'A page of a static build is a file with the slug as its name, and file names have 255 bytes.',
    ({ name, value }, one) =>
      SLUGS.has(name) && bytesOf(String(value)) > SLUG_BYTES
        ? {
            says: `has ${bytesOf(String(value))} bytes in UTF-8`,
            shows: `A static build would leave ${placeOf(one.name)} to the app: search engines may not see it.`,
            tolerated: true,
          }
        : undefined,
  ),
  looking(
    'times',
    'Times can be read',
    '14:00, 2:00 PM and 14:00:00 are shown as 2:00 pm; anything else is shown as it is.',
    ({ kind, name, value }, one) =>
      kind === 'text' &&
      /^(?:Start|End)Time$/.test(name) &&
      typeof value === 'string' &&
      value !== '' &&
      minutesOf(value) === undefined
        ? {
            says: `is no time: “${value.slice(0, 40)}”`,
            shows: `The shop would show it as it is in ${placeOf(one.name)}.`,
            tolerated: true,
          }
        : undefined,
  ),
  {
    ...looking(
      'dates',
      'Dates are written 05 Jan 2026',
      'That is how the shop sends them, and how it finds the day in a cart and in bookings.',
      ({ kind, name, value }, one) =>
        kind === 'text' &&
        DATES.has(name) &&
        typeof value === 'string' &&
        value !== '' &&
        !/^\d{2} [A-Z][a-z]{2} \d{4}$/.test(value)
          ? {
              says: `is written “${value.slice(0, 40)}” and should be written 05 Jan 2026`,
              shows: `The shop would show it as it is in ${placeOf(one.name)}, and would not know the day: no countdown, no change of date.`,
            }
          : undefined,
    ),
    writes: true,
  },
]
