import { MESSAGES } from '../../../text/messages.ts'
import { isAccepted } from '../exchange.ts'
import { WRONG_KEY } from '../visit.ts'
import { asked, type Finding, type Row, type Run } from './row.ts'

const STOPPED = `The browser would stop the call. Every page would say “${MESSAGES.serverDown}”.`
const MIN_MAX_AGE = 60

const isElsewhere = ({ connection }: Run): boolean => new URL(connection.api).origin !== connection.origin

function allows(list: string | null, wanted: string): boolean {
  const names = (list ?? '').split(',').map((name) => name.trim().toLowerCase())
  return names.includes('*') || names.includes(wanted.toLowerCase())
}

const allowsOrigin = ({ connection }: Run, headers: Headers): boolean =>
  ['*', connection.origin].includes(headers.get('access-control-allow-origin') ?? '')

function notAllowing(run: Run, header: string): Finding[] {
  if (!isElsewhere(run)) return []
  return run.preflights
    .filter((one) => one.header === header && !allows(one.headers.get('access-control-allow-headers'), header))
    .map(({ name, headers }) => {
      const says = `does not allow the header ${header} (Access-Control-Allow-Headers: ${headers.get('access-control-allow-headers') ?? 'missing'})`
      const shows =
        header === 'authToken'
          ? 'The browser would stop every call of a logged-in visitor: cart, checkout and bookings would fail.'
          : STOPPED
      return { call: `Preflight of ${name}`, says, shows }
    })
}

export const BROWSER_ROWS: readonly Row[] = [
  {
    id: 'key',
    title: 'A wrong API key is refused',
    why: 'Otherwise the key keeps nobody out.',
    find: (run) =>
      asked(run, 'bad', 'GetFAQ')
        .filter(isAccepted)
        .map(({ title }) => ({
          call: title,
          says: `is answered with the key “${WRONG_KEY}”`,
          shows: 'Visitors would see no difference. Anybody may call the provider.',
          tolerated: true,
        })),
  },
  {
    id: 'preflight',
    title: 'The browser’s question (OPTIONS) is answered, and allows the shop’s address',
    why: 'A browser asks before each call to another host. A shop on the provider’s own host needs none of these rows.',
    find: (run) =>
      !isElsewhere(run)
        ? []
        : run.preflights
            .filter((one) => one.header === run.connection.apiKeyHeader)
            .filter(({ status, headers }) => status < 200 || status > 299 || !allowsOrigin(run, headers))
            .map(({ name, status, headers }) => {
              const origin = headers.get('access-control-allow-origin') ?? 'missing'
              const isBad = status < 200 || status > 299
              const says =
                status === 0
                  ? 'is not answered'
                  : isBad
                    ? `is answered with HTTP status ${status} and should be answered with 204`
                    : `does not allow ${run.connection.origin} (Access-Control-Allow-Origin: ${origin})`
              return { call: `Preflight of ${name}`, says, shows: STOPPED }
            }),
  },
  {
    id: 'allow-key',
    title: 'The API key’s header is allowed from the shop’s address',
    why: 'Every call carries it.',
    find: (run) => notAllowing(run, run.connection.apiKeyHeader),
  },
  {
    id: 'allow-type',
    title: 'Content-Type is allowed from the shop’s address',
    why: 'Every call says that it is JSON, GETs too.',
    find: (run) => notAllowing(run, 'Content-Type'),
  },
  {
    id: 'allow-token',
    title: 'authToken is allowed from the shop’s address',
    why: 'Every call of a logged-in visitor carries it.',
    find: (run) => notAllowing(run, 'authToken'),
  },
  {
    id: 'allow-answer',
    title: 'Answers and refusals allow the shop’s address too',
    why: 'Without the header in the answer itself, the browser keeps the answer from the shop.',
    find: (run) =>
      !isElsewhere(run)
        ? []
        : run.exchanges
            .filter(({ status, headers }) => status !== 0 && !allowsOrigin(run, headers))
            .map(({ title, headers }) => ({
              call: title,
              says: `its answer does not allow ${run.connection.origin} (Access-Control-Allow-Origin: ${headers.get('access-control-allow-origin') ?? 'missing'})`,
              shows: STOPPED,
            })),
  },
  {
    id: 'allow-age',
    title: 'Browsers may remember that they are allowed',
    why: 'Without Access-Control-Max-Age each call is two round trips; with 86400 it is one.',
    find: (run) =>
      !isElsewhere(run)
        ? []
        : run.preflights
            .filter(({ headers }) => !(Number(headers.get('access-control-max-age')) >= MIN_MAX_AGE))
            .map(({ name, headers }) => ({
              call: `Preflight of ${name}`,
              says: `its Access-Control-Max-Age is ${headers.get('access-control-max-age') || 'missing'} and should be at least ${MIN_MAX_AGE}`,
              shows: 'Every page would take one round trip longer.',
              tolerated: true,
            })),
  },
]
